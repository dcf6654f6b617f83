import { safeNext } from '#contract/paths/safe-next'
import type { ClickedNotification, WindowClient, WorkerScope } from './worker-scope'

/**
 * Opens the page of a clicked notification: focuses the tab that shows it, else opens a new tab, so
 * that no other tab loses unsaved text. Without a page, focuses the tab used last.
 * @param origin the site's own origin; links to other origins count as no page
 */
export async function openClickedNotification(
  notification: ClickedNotification,
  clients: Pick<WorkerScope['clients'], 'matchAll' | 'openWindow'>,
  origin: string,
): Promise<void> {
  notification.close()
  const path = pathIn(notification.data, origin)
  // Most recently focused first.
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shows = ({ url }: WindowClient) => path === null || url === origin + path
  const page = pages.find(shows)
  await (page ? page.focus() : clients.openWindow(path ?? '/'))
}

/** The path of the site's page in the notification's data, or null. */
function pathIn(data: unknown, origin: string): string | null {
  if (typeof data !== 'object' || data === null || !('path' in data)) return null
  const { path } = data
  return typeof path === 'string' && path.startsWith('/') ? safeNext(path, origin) : null
}

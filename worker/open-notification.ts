import { safeNext } from '../contract/paths/safe-next'
import type { OpenPage, PressedNotification, WorkerScope } from './worker-scope'

/**
 * Leads a person who pressed a notification to its page: to the tab that shows it, else to a new
 * one, as no other tab may lose what is written in it. One that leads nowhere brings back the tab
 * that was used last.
 * @param origin the site's own; what leads elsewhere counts as leading nowhere
 */
export async function openNotification(
  notification: PressedNotification,
  clients: Pick<WorkerScope['clients'], 'matchAll' | 'openWindow'>,
  origin: string,
): Promise<void> {
  notification.close()
  const path = pathIn(notification.data, origin)
  // The tab that was used last comes first.
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shows = ({ url }: OpenPage) => path === null || url === origin + path
  const page = pages.find(shows)
  await (page ? page.focus() : clients.openWindow(path ?? '/'))
}

/** The page of our own that a notification names; null for anything else. */
function pathIn(data: unknown, origin: string): string | null {
  if (typeof data !== 'object' || data === null || !('path' in data)) return null
  const { path } = data
  return typeof path === 'string' && path.startsWith('/') ? safeNext(path, origin) : null
}

import { askNetwork } from './network'

const asked = new Set<string>()

/**
 * In place of Gatsby's own, which writes `<link rel=prefetch>`: Firefox counts that under
 * `default-src`, which our content policy closes; a fetch counts under `connect-src` everywhere. Page
 * data needs none, as the loader reads and keeps it itself right after.
 * @param url of a file that a page in view leads to
 * @returns resolves once the file is in the browser's cache, or did not come
 */
export default async function prefetchFile(url: string): Promise<void> {
  if (asked.has(url) || url.includes('/page-data/')) return
  asked.add(url)
  try {
    const response = await askNetwork(url, { priority: 'low' })
    // What nobody reads some browsers do not fetch to its end.
    await response.arrayBuffer()
  } catch {
    asked.delete(url)
  }
}

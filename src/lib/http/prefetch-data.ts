import { networkFetch } from './send-request'

/** Pages whose data are being prefetched. */
const prefetching = new Set<string>()
const mostAtOnce = 4

/** Address of what the build found for a page. */
export function pageDataAddress(path: string): `/${string}` {
  return `/page-data${path === '/' ? '/index' : path}/page-data.json`
}

/**
 * Puts the data of a linked page in the browser's cache; errors are ignored, as it is only a hint.
 * @param address with the query of the link, as Gatsby names it; the data have none
 */
export async function prefetchData(address: string): Promise<void> {
  const [path = ''] = address.split('?')
  if (!navigator.onLine || prefetching.size >= mostAtOnce) return
  prefetching.add(path)
  try {
    const response = await networkFetch(pageDataAddress(path), { priority: 'low' })
    // Some browsers stop a download whose body is not read.
    await response.arrayBuffer()
  } catch {
    // The page is loaded when its link is followed.
  } finally {
    prefetching.delete(path)
  }
}

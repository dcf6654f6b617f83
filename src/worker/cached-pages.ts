import type { KeptPage, PageMessage } from '#contract/site/worker-message'
import { cacheKindOf, pageCacheKind } from './cache-kind'
import { titleOf } from './offline-page'
import { savedRecords } from './saved-cache'
import { pageCache, strategies } from './site-caches'
import type { ExtendableEvent } from './worker-scope'

/** How many visited pages, and how many saved lessons, the offline page links to. */
const mostListed = 8
/** How many subresources of one page are cached. */
const mostFiles = 120

type CacheRequest = Extract<PageMessage, { type: 'keep' }>

/**
 * Caches a visited page and the files that it loaded before the worker was active. Account pages
 * and addresses that may hold a key are left out.
 */
export async function cachePage(
  { path, files }: CacheRequest,
  event: ExtendableEvent,
  origin: string,
) {
  const url = new URL(path, origin)
  if (url.origin === origin && pageCacheKind(url.pathname) === 'page') {
    await strategies.page.handle({ request: new Request(url), event })
  }
  for (const file of files.slice(0, mostFiles)) await cacheFile(file, event, origin)
}

async function cacheFile(file: string, event: ExtendableEvent, origin: string): Promise<void> {
  const url = new URL(file, origin)
  const kind = cacheKindOf({ method: 'GET', url, isNavigation: false }, origin)
  const isKnown = kind === null || (await caches.match(url)) !== undefined
  if (isKnown || kind === 'page' || kind === 'shell') return
  await strategies[kind].handle({ request: new Request(url), event })
}

/** The lessons saved last, then the pages visited last; newest first. */
export async function cachedPages(): Promise<KeptPage[]> {
  const saved = (await savedRecords()).slice(0, mostListed)
  const isSaved = (page: KeptPage) => saved.some(({ path }) => path === page.path)
  const visited = (await visitedPages()).filter((page) => !isSaved(page))
  return [...saved.map(({ path, title }) => ({ path, title })), ...visited]
}

async function visitedPages(): Promise<KeptPage[]> {
  const cache = await caches.open(pageCache)
  const requests = [...(await cache.keys())].reverse().slice(0, mostListed)
  const pages = await Promise.all(
    requests.map(async (request) => {
      const title = titleOf((await (await cache.match(request))?.text()) ?? '')
      return title ? [{ path: new URL(request.url).pathname, title }] : []
    }),
  )
  return pages.flat()
}

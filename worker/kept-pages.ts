import type { KeptPage, PageMessage } from '../contract/site/worker-message'
import { keepingOf, keepingOfPage } from './keeping'
import { titleOf } from './offline-page'
import { pageCache, strategies } from './our-caches'
import type { LongEvent } from './worker-scope'

/** How many pages the offline page names. */
const named = 8
/** How many files of one page are kept. */
const mostFiles = 120

type Keep = Extract<PageMessage, { type: 'keep' }>

/**
 * Keeps a page that somebody reads, and the files that it loaded before the worker was there.
 * Nothing is kept of the account, nor by an address that holds a key.
 */
export async function keepPage({ path, files }: Keep, event: LongEvent, origin: string) {
  const url = new URL(path, origin)
  if (url.origin === origin && keepingOfPage(url.pathname) === 'page') {
    await strategies.page.handle({ request: new Request(url), event })
  }
  for (const file of files.slice(0, mostFiles)) await keepFile(file, event, origin)
}

async function keepFile(file: string, event: LongEvent, origin: string): Promise<void> {
  const url = new URL(file, origin)
  const keeping = keepingOf({ method: 'GET', url, isNavigation: false }, origin)
  const isKnown = keeping === null || (await caches.match(url)) !== undefined
  if (isKnown || keeping === 'page' || keeping === 'shell') return
  await strategies[keeping].handle({ request: new Request(url), event })
}

/** The pages that were read last, as links. */
export async function keptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(pageCache)
  const requests = [...(await cache.keys())].reverse().slice(0, named)
  const pages = await Promise.all(
    requests.map(async (request) => {
      const title = titleOf((await (await cache.match(request))?.text()) ?? '')
      return title ? [{ path: new URL(request.url).pathname, title }] : []
    }),
  )
  return pages.flat()
}

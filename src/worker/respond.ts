import { matchPrecache } from 'workbox-precaching'
import { NetworkOnly } from 'workbox-strategies'
import { clientShellOf } from '#contract/paths/match-path'
import { cacheKindOf } from './cache-kind'
import { type OfflineFacts, offlineAnswer } from './offline-page'
import { savedAnswer } from './saved-cache'
import { installedAnswer, strategies } from './site-caches'
import type { FetchEvent } from './worker-scope'

const network = new NetworkOnly({ networkTimeoutSeconds: 4 })

/**
 * Responds to a request of a page; null leaves it to the browser.
 * @param origin the site's own origin
 * @param readOfflineFacts reads the data of the offline page
 */
export function respondTo(
  event: FetchEvent,
  origin: string,
  readOfflineFacts: () => Promise<OfflineFacts>,
): Promise<Response> | null {
  const { request } = event
  const url = new URL(request.url)
  const isNavigation = request.mode === 'navigate'
  const kind = cacheKindOf({ method: request.method, url, isNavigation }, origin)
  const call = { request, event }
  const offline = async () => offlineAnswer(await readOfflineFacts())
  switch (kind) {
    case null:
      return null
    case 'page':
      return strategies.page
        .handle(call)
        .catch(async () => (await shellAt(url.pathname)) ?? offline())
    case 'shell':
      return network.handle(call).catch(async () => (await shellAt(url.pathname)) ?? offline())
    case 'pageData':
      return strategies.pageData
        .handle(call)
        .catch(async () => (await installedAnswer(request)) ?? Response.error())
    default:
      return installedAnswer(request)
        .then((found) => found ?? strategies[kind].handle(call))
        .catch(async () => (await savedAnswer(request)) ?? Response.error())
  }
}

function shellAt(pathname: string): Promise<Response | undefined> {
  return matchPrecache(clientShellOf(pathname) ?? pathname)
}

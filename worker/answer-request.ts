import { matchPrecache } from 'workbox-precaching'
import { NetworkOnly } from 'workbox-strategies'
import { clientShellOf } from '../contract/paths/match-path'
import { keepingOf } from './keeping'
import { type OfflineFacts, offlineAnswer } from './offline-page'
import { strategies } from './our-caches'
import type { PageRequestEvent } from './worker-scope'

const network = new NetworkOnly({ networkTimeoutSeconds: 4 })

/**
 * Answers a request of a page; null leaves it to the browser.
 * @param origin the site's own
 * @param offlineFacts for the page that says that nothing else can be shown
 */
export function answerRequest(
  event: PageRequestEvent,
  origin: string,
  offlineFacts: () => Promise<OfflineFacts>,
): Promise<Response> | null {
  const { request } = event
  const url = new URL(request.url)
  const isNavigation = request.mode === 'navigate'
  const keeping = keepingOf({ method: request.method, url, isNavigation }, origin)
  const asked = { request, event }
  const offline = async () => offlineAnswer(await offlineFacts())
  switch (keeping) {
    case null:
      return null
    case 'page':
      return strategies.page.handle(asked).catch(offline)
    case 'shell':
      return network.handle(asked).catch(async () => (await shellAt(url.pathname)) ?? offline())
    case 'pageData':
      return strategies.pageData.handle(asked).catch(() => atInstall(request))
    default:
      return installed(request).then((found) => found ?? strategies[keeping].handle(asked))
  }
}

function shellAt(pathname: string): Promise<Response | undefined> {
  return installed(new Request(clientShellOf(pathname) ?? pathname))
}

/** What was kept when the worker was installed. */
function installed({ url }: Request): Promise<Response | undefined> {
  return matchPrecache(url)
}

async function atInstall(request: Request): Promise<Response> {
  return (await installed(request)) ?? Response.error()
}

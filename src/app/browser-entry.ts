import type { GatsbyBrowser } from 'gatsby'
import { holdClicks, replayClick } from '#components/click-replay'
import { keepInstallOffer } from '#lib/install/install-offer'
import { identifyEntry } from '#lib/navigation/history-entry'
import { restoreDetails, watchDetails } from '#lib/navigation/open-details'
import { notePageStart } from '#lib/navigation/page-lifecycle'
import { restoreScroll, watchScroll } from '#lib/storage/scroll-memory'
import { ignoreMissingChunks } from './errors/chunk-error'
import { storeHtmlForCrawlers } from './errors/crawler-html'

// Not in a hook: Gatsby adds its listener before it calls the first one.
ignoreMissingChunks()

// Development only: built documents have the global styles in their head. Inserted twice they would
// cause a new layout of the whole page, because they declare the fonts.
if (process.env.NODE_ENV === 'development') void import('./document-styles')

/** Before hydration. Gatsby waits for it, and goes on in another task: one would block a slow phone. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  storeHtmlForCrawlers()
  holdClicks()
  keepInstallOffer()
  identifyEntry()
  watchDetails()
  watchScroll()
  await new Promise((nextTask) => setTimeout(nextTask))
}

/**
 * Gatsby prefetches by `<link>`, which the content policy would have to allow by `default-src` in
 * Firefox. A request has a directive of its own. Scripts wait until the page is wanted.
 */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true
export const onPrefetchPathname: GatsbyBrowser['onPrefetchPathname'] = ({ pathname }) => {
  void import(/* webpackChunkName: "late" */ '../lib/http/prefetch-data')
    .then(({ prefetchData }) => prefetchData(pathname))
    .catch(() => {})
}

/** Before another page opens. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) notePageStart()
}

/** After a page was rendered. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  restoreDetails()
  restoreScroll(location, prevLocation === null)
}

/** Gatsby scrolls to headings; `restoreScroll` does the rest. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps }) =>
  routerProps.location.hash !== ''

/** After hydration. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  removeGatsbyAnnouncer()
  document.documentElement.dataset.hydrated = 'yes'
  replayClick()
}

/** Removes Gatsby's English route announcer; the layout has a Greek one. */
function removeGatsbyAnnouncer(): void {
  document.getElementById('gatsby-announcer')?.remove()
}

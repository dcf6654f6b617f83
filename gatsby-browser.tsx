export { registerServiceWorker } from 'gatsby-plugin-offline/gatsby-browser'
export {
  disableCorePrefetching,
  onClientEntry,
  onInitialClientRender,
  onPrefetchPathname,
  onPreRouteUpdate,
  onRouteUpdate,
  shouldUpdateScroll,
} from '#app/browser-entry'
export { onServiceWorkerUpdateReady } from '#app/worker-hooks'
export { wrapPageElement } from '#app/wrap-page'
export { replaceHydrateFunction } from '#hydration/hydrate'

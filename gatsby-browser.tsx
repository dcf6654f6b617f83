export { registerServiceWorker } from 'gatsby-plugin-offline/gatsby-browser'
export {
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
} from '#app/browser-entry'
export { onServiceWorkerUpdateReady } from '#app/worker-hooks'
export { replaceHydrateFunction, wrapPageElement } from '#hydration/hydrate'

export { registerServiceWorker } from 'gatsby-plugin-offline/gatsby-browser'
export {
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
} from './src/app/browser-entry'
export { onServiceWorkerUpdateReady } from './src/app/worker-hooks'
export { replaceHydrateFunction } from './src/hydration/hydrate-gently'
export { wrapPageElement } from './src/hydration/wrap-later'

export { registerServiceWorker } from 'gatsby-plugin-offline/gatsby-browser'
export {
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
} from './src/app/browser-entry'
export { replaceHydrateFunction } from './src/app/hydrate-gently'
export { onServiceWorkerUpdateReady } from './src/app/worker-hooks'
export { wrapPageElement } from './src/app/wrap-later'

export { registerServiceWorker } from 'gatsby-plugin-offline/gatsby-browser'
export {
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
} from './src/app/browser-entry'
export { onServiceWorkerUpdateReady } from './src/app/worker-hooks'
export { replaceHydrateFunction, wrapPageElement } from './src/hydration/hydrate'

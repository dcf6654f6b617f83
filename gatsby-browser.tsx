export { onClientEntry, onInitialClientRender } from './src/app/browser-entry'
export { replaceHydrateFunction } from './src/app/hydrate-gently'
export { wrapPageElement } from './src/app/wrap-page'

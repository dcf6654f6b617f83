export { onClientEntry, onInitialClientRender } from './src/app/browser-entry'
export { wrapPageElement } from './src/app/wrap-page'

export { onPreRenderHTML, onRenderBody } from './src/app/document-head'
export { replaceRenderer } from './src/app/render-critical-styles'
export { wrapPageElement } from './src/app/wrap-page'

export { onPreRenderHTML, onRenderBody } from '#app/document-head'
export { replaceRenderer } from '#app/render-critical-styles'
export { wrapPageElement } from '#app/wrap-page'

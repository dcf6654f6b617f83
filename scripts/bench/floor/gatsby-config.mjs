/** A plain site without plugins. The path prefix lets another site be served beside it. */
export default {
  pathPrefix: '/floor',
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
}

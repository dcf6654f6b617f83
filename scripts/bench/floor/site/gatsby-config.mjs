/** A plain site: no plugins. Its pages lie below a prefix, so that another site can be served beside it. */
export default {
  pathPrefix: '/floor',
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
}

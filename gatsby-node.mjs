import { createRequire } from 'node:module'
import { register } from 'tsx/cjs/api'

// Read by tsx, as in gatsby-config.mjs. Gatsby calls each export as a hook of the build.
const unregister = register()
const require = createRequire(import.meta.url)
export const {
  createPages,
  createSchemaCustomization,
  onCreatePage,
  onCreateWebpackConfig,
  onPostBuild,
  onPreBootstrap,
  sourceNodes,
} = require('./src/build/hooks.ts')
unregister()

import { createRequire } from 'node:module'
import { register } from 'tsx/cjs/api'

// Read by tsx, as in gatsby-config.mjs. Gatsby calls each export as a hook of the build.
const unregister = register()
const require = createRequire(import.meta.url)
export const { createPages } = require('./src/build/create-pages.ts')
export const { onCreatePage } = require('./src/build/on-create-page.ts')
export const { onPostBuild } = require('./src/build/on-post-build.ts')
export const { onPreBootstrap } = require('./src/build/on-pre-bootstrap.ts')
export const { createSchemaCustomization } = require('./src/build/schema.ts')
export const { sourceNodes } = require('./src/build/source-nodes.ts')
export const { onCreateWebpackConfig } = require('./src/build/webpack-config.ts')
unregister()

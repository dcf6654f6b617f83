import type { CreateWebpackConfigArgs } from 'gatsby'
import { gatherIdleScripts, isLate } from './gather-idle-scripts'

type Parts = Pick<CreateWebpackConfigArgs, 'actions' | 'getConfig' | 'loaders' | 'plugins'>

interface CacheGroup {
  name?: unknown
  /** Before minifying, in bytes. */
  minSize?: number
  chunks?: (chunk: { name?: string | null }) => boolean
}

interface Configuration {
  output: { chunkFilename: string; environment?: Record<string, boolean> }
  optimization: {
    minimizer: unknown[]
    splitChunks: { cacheGroups: { commons: CacheGroup; shared: CacheGroup } }
  }
  resolve: { alias: Record<string, string> }
}

/** CommonJS files of plugins, which cannot say that they need one function of a package. */
const wholesaleImporters = /gatsby-plugin-react-i18next\/.+\.js$/

/** Copies values with five kilobytes of lodash; ours do what forms need of it. */
const formik = /formik\/dist\/formik\.esm\.js$/
const forForms = {
  clone: 'clone',
  cloneDeep: 'clone-deep',
  isPlainObject: 'is-plain-object',
  toPath: 'to-path',
}

/** What the i18n plugin only redirects with, and a hook that keeps where a box was scrolled to. */
const neverCalled = [
  /node_modules\/(?:browser-lang|outdent)\//,
  /gatsby-react-router-scroll\/use-scroll-restoration\.js$/,
]

/**
 * Gatsby's list of what plugins do in browsers, with all their options. These do nothing there: one
 * manifest has no other languages, the site has no scripts on a worker, and of the offline plugin
 * `gatsby-browser.tsx` takes the hook it needs.
 */
const hooks = {
  test: /\.cache\/api-runner-browser-plugins\.js$/,
  idleThere: ['gatsby-plugin-manifest', 'gatsby-plugin-offline', 'partytown'],
}

/** Packages of which the site needs a part; what is left out, their loader says. */
const leanPackages = {
  'lean-i18next': /i18next\/dist\/esm\/i18next\.js$/,
}

/** Gatsby's own way to bring a page alive, which the site's takes the place of. */
const production = /\.cache\/production-app\.js$/

/** Fetches ahead what links in view lead to, in a way that no content policy of ours allows everywhere. */
const prefetching = /\.cache\/loader\.js$/

/** Gatsby's registration of the worker, which no page waits for; it comes with the site as an app. */
const workerRegistration = {
  test: /\.cache\/register-service-worker\.js$/,
  issuer: production,
}

/** Keeps where each address was scrolled to; the memory of our own leaves out addresses with keys. */
const scrolling = /gatsby-react-router-scroll\/scroll-handler\.js$/

/** Their maker serves several frameworks and settings of a whole site. */
const icons = /lucide-react\/dist\/esm\/icons\/.+\.mjs$/

/** Imported for functions that nobody uses; without side effects they can be left out. */
const droppable = /node_modules\/(?:hoist-non-react-statics|react-is)\//

/**
 * Keeps out of every page's first load what nobody calls, 10 kB compressed in all
 * (docs/decisions/0010-plugins-that-import-everything.md).
 * @param modules folder of the packages
 */
export function leanBundle({ actions, getConfig, loaders, plugins }: Parts, modules: string): void {
  const alias = {
    gatsby$: `${modules}/gatsby-link`,
    'react-i18next$': `${modules}/react-i18next/dist/es/I18nextProvider.js`,
  }
  actions.setWebpackConfig({
    // React has had it since version 18.
    resolve: {
      alias: {
        'use-sync-external-store/shim$': `${modules}/react`,
        'prop-types$': lean('prop-types'),
      },
    },
    module: {
      rules: [
        { test: wholesaleImporters, resolve: { alias } },
        { test: formik, resolve: { alias: aliasForForms() } },
        { test: neverCalled, use: [loaders.null()] },
        { test: hooks.test, use: [ownLoader('drop-hooks', { plugins: hooks.idleThere })] },
        ...Object.entries(leanPackages).map(([name, test]) => ({ test, use: [ownLoader(name)] })),
        { ...workerRegistration, use: [ownLoader('import-later', { name: 'web-app' })] },
        { test: production, resolve: { alias: { './react-dom-utils': lean('react-dom-utils') } } },
        { test: prefetching, resolve: { alias: { './prefetch': shared('http/prefetch-file') } } },
        {
          test: scrolling,
          resolve: { alias: { './session-storage': shared('storage/scroll-memory') } },
        },
        { test: icons, resolve: { alias: { '../createLucideIcon.mjs': lean('create-icon') } } },
        { test: droppable, sideEffects: false },
      ],
    },
  })
  const config: Configuration = getConfig()
  // Gatsby points it at a folder, past the package's own choice of modules: each helper came twice.
  delete config.resolve.alias['@babel/runtime']
  // The names of all chunks are in every page's first load; half of Gatsby's fingerprint is enough.
  config.output.chunkFilename = '[name]-[contenthash:10].js'
  config.output.environment = { arrowFunction: true, const: true, destructuring: true }
  config.optimization.minimizer = [minifier(plugins), plugins.minifyCss()]
  shareByNeed(config)
  actions.replaceWebpackConfig(config)
}

function ownLoader(name: string, options = {}) {
  return { loader: `${process.cwd()}/src/build/loaders/${name}.cjs`, options }
}

const lean = (name: string) => `${process.cwd()}/src/build/lean/${name}.ts`
const shared = (path: string) => `${process.cwd()}/src/lib/${path}.ts`

function aliasForForms(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(forForms).map(([name, file]) => [`lodash-es/${name}$`, lean(file)]),
  )
}

/**
 * Gatsby was not made for pages that load most of themselves later, as the account does: it counts
 * those parts as pages when it looks for what all pages need, and gathers what any two nameless
 * parts share in one file.
 */
function shareByNeed({ optimization }: Configuration): void {
  const { commons, shared } = optimization.splitChunks.cacheGroups
  commons.chunks = ({ name }) => name?.startsWith('component---') ?? false
  delete shared.name
  shared.minSize = 10_000
  shared.chunks = (chunk) => !isLate(chunk)
  Object.assign(optimization.splitChunks.cacheGroups, gatherIdleScripts())
}

/** Gatsby's minifier writes for browsers that cannot load the site's modules anyway. */
function minifier(plugins: Parts['plugins']) {
  const ecma = 2020
  return plugins.minifyJs({
    terserOptions: { mangle: true, parse: {}, compress: { ecma, passes: 2 }, output: { ecma } },
  })
}

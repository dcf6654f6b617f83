import type { CreateWebpackConfigArgs } from 'gatsby'
import { compiledFolder } from './compile-styles'
import { isDeferred, sharedChunks } from './shared-chunks'

type BundlerArgs = Pick<CreateWebpackConfigArgs, 'actions' | 'getConfig' | 'loaders' | 'plugins'>

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

/** Copies form values with 5 kB of lodash. */
const formik = /formik\/dist\/formik\.esm\.js$/

/** A hook for scroll positions of elements. */
const neverCalled = /gatsby-react-router-scroll\/use-scroll-restoration\.js$/

/**
 * Gatsby's list of browser hooks with the options of all plugins. Four do nothing there: the manifest
 * has no other languages, no script runs in a worker, `gatsby-browser.tsx` calls the hook of the offline
 * plugin that the site needs, and that of the i18n plugin makes an instance of i18next for each page, which
 * no component asks for a text (docs/decisions/0006).
 */
const hooks = {
  test: /\.cache\/api-runner-browser-plugins\.js$/,
  idlePlugins: [
    'gatsby-plugin-manifest',
    'gatsby-plugin-offline',
    'gatsby-plugin-react-i18next',
    'partytown',
  ],
}

const i18next = /i18next\/dist\/esm\/i18next\.js$/

/** Gatsby's entry, whose hydration the site replaces. */
const production = /\.cache\/production-app\.js$/

/** Renders a page, and its head. */
const pageRenderer = /\.cache\/page-renderer\.js$/

/** Prefetches pages by `<link>`, which the content security policy refuses in Firefox (decision 37). */
const prefetching = /\.cache\/loader\.js$/

/** Gatsby's registration of the service worker: no page waits for it, so it comes with the idle chunk. */
const workerRegistration = {
  test: /\.cache\/register-service-worker\.js$/,
  issuer: production,
}

/** Stores scroll positions by address; our storage leaves out addresses that hold keys. */
const scrolling = /gatsby-react-router-scroll\/scroll-handler\.js$/

/** Imported for functions that nobody uses; marked as free of side effects, webpack drops them. */
const droppable = /node_modules\/(?:hoist-non-react-statics|react-is)\//

/**
 * Keeps code that is never called out of every page's first load, 10 kB gzip in all; what each patch
 * saves: docs/decisions/0043-bundle-patches.md.
 * @param modules path of `node_modules`
 */
export function leanBundle(
  { actions, getConfig, loaders, plugins }: BundlerArgs,
  modules: string,
): void {
  actions.setWebpackConfig({
    // React has had it since version 18.
    resolve: {
      alias: {
        'use-sync-external-store/shim$': `${modules}/react`,
        'prop-types$': replacement('unused-modules'),
        i18next$: replacement('i18next'),
      },
    },
    module: {
      rules: [
        { test: formik, use: [cutPackage('formik', { lodash: replacement('lodash') })] },
        { test: neverCalled, use: [loaders.null()] },
        { test: hooks.test, use: [cutPackage('browserHooks', { plugins: hooks.idlePlugins })] },
        { ...workerRegistration, use: [bundleLoader('import-later', { name: 'late' })] },
        {
          test: production,
          resolve: { alias: { './react-dom-utils': replacement('unused-modules') } },
        },
        {
          test: pageRenderer,
          use: [cutPackage('servedHead', { hydration: source('hydration/hydrate') })],
        },
        {
          test: prefetching,
          resolve: { alias: { './prefetch': source('lib/http/prefetch-file') } },
        },
        {
          test: scrolling,
          resolve: { alias: { './session-storage': source('lib/storage/scroll-memory') } },
        },
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

/** Made by a factory for several frameworks and global settings. */
const icons = /lucide-react\/dist\/esm\/icons\/.+\.mjs$/

const sources = /\/src\/.+\.tsx?$/

/** Reads the sources as they were written, so it comes before other loaders: the last of its list. */
const compiledStyles = bundleLoader('compiled-styles', {
  folder: `${process.cwd()}/${compiledFolder}`,
})

/**
 * Rules for the scripts of browsers and for the program that renders the pages: styles as CSS, icons from their own
 * files and without their factory, plural rules made once, toasts that adopt a style sheet.
 */
export const sharedRules = [
  { test: sources, enforce: 'pre' as const, use: [bundleLoader('direct-icons'), compiledStyles] },
  {
    test: icons,
    resolve: { alias: { '../createLucideIcon.mjs': replacement('create-icon') } },
  },
  { test: i18next, use: [cutPackage('pluralRules')] },
  { test: /node_modules\/sonner\/dist\/index\.mjs$/, use: [cutPackage('adoptStyles')] },
]

/** A loader of this folder, by the name of its file. */
function bundleLoader(name: string, options: object = {}) {
  return { loader: `${process.cwd()}/src/build/bundle/loaders/${name}.cjs`, options }
}

/** The loader that cuts pieces out of a package; `patch` is a name of its list. */
function cutPackage(patch: string, options = {}) {
  return bundleLoader('cut-package', { patch, ...options })
}

function replacement(name: string) {
  return `${process.cwd()}/src/build/bundle/replacements/${name}.ts`
}

const source = (path: string) => `${process.cwd()}/src/${path}.ts`

/**
 * Gatsby's split expects pages that load at once: it counts deferred chunks as pages when it looks for
 * what all pages need, and gathers what any two unnamed chunks share in one file.
 */
function shareByNeed({ optimization }: Configuration): void {
  const { commons, shared } = optimization.splitChunks.cacheGroups
  commons.chunks = ({ name }) => name?.startsWith('component---') ?? false
  delete shared.name
  // A request costs a phone more than a few kilobytes that another page has, too.
  shared.minSize = 40_000
  shared.chunks = (chunk) => !isDeferred(chunk)
  Object.assign(optimization.splitChunks.cacheGroups, sharedChunks())
}

/** Gatsby minifies for browsers that cannot load the site's modules anyway. */
function minifier(plugins: BundlerArgs['plugins']) {
  const ecma = 2020
  return plugins.minifyJs({
    terserOptions: { mangle: true, parse: {}, compress: { ecma, passes: 2 }, output: { ecma } },
  })
}

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

/** Includes 5 kB of lodash to copy form values. */
const formik = /formik\/dist\/formik\.esm\.js$/

/** An unused hook for scroll positions of elements. */
const neverCalled = /gatsby-react-router-scroll\/use-scroll-restoration\.js$/

/**
 * Gatsby's list of browser hooks with the options of all plugins. Four of them are not needed: the
 * manifest has no other languages, no script runs in a worker, `gatsby-browser.tsx` itself calls
 * the one hook of the offline plugin that the site needs, and the i18n plugin creates an instance
 * of i18next for each page, which no component uses (docs/decisions/0006).
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

/** Gatsby's renderer of a page and its head. */
const pageRenderer = /\.cache\/page-renderer\.js$/

/** Gatsby's prefetch by `<link>`, which Firefox refuses by the security policy (decision 37). */
const prefetching = /\.cache\/loader\.js$/

/** Gatsby's service worker registration: no page waits for it, so the idle chunk loads it. */
const workerRegistration = {
  test: /\.cache\/register-service-worker\.js$/,
  issuer: production,
}

/** Stores scroll positions by address; our storage leaves out addresses that hold keys. */
const scrolling = /gatsby-react-router-scroll\/scroll-handler\.js$/

/** Imported for unused functions; marked as free of side effects, so that webpack drops them. */
const droppable = /node_modules\/(?:hoist-non-react-statics|react-is)\//

/**
 * Removes code that is never called from every page's first load, 10 kB gzip in all; the savings of
 * each patch are in docs/decisions/0043-bundle-patches.md.
 * @param modules path of `node_modules`
 */
export function leanBundle(
  { actions, getConfig, loaders, plugins }: BundlerArgs,
  modules: string,
): void {
  actions.setWebpackConfig({
    // React contains this hook since version 18.
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
  // Gatsby's alias bypasses the package's `exports`, so that each helper was bundled twice.
  delete config.resolve.alias['@babel/runtime']
  // Every page's first load lists the names of all chunks; half of Gatsby's fingerprint is enough.
  config.output.chunkFilename = '[name]-[contenthash:10].js'
  config.output.environment = { arrowFunction: true, const: true, destructuring: true }
  config.optimization.minimizer = [minifier(plugins), plugins.minifyCss()]
  shareByNeed(config)
  actions.replaceWebpackConfig(config)
}

/** Use a factory that supports several frameworks and global settings. */
const icons = /lucide-react\/dist\/esm\/icons\/.+\.mjs$/

const sources = /\/src\/.+\.tsx?$/

/** Needs the unmodified sources, so it is last in its list: webpack runs that loader first. */
const compiledStyles = bundleLoader('compiled-styles', {
  folder: `${process.cwd()}/${compiledFolder}`,
})

/**
 * Rules for the scripts of browsers and for the program that renders the pages: styles as CSS,
 * icons from separate files and without their factory, cached plural rules, toasts that adopt a
 * style sheet.
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

/** The loader that removes code from a package; `patch` is a name of its list. */
function cutPackage(patch: string, options = {}) {
  return bundleLoader('cut-package', { patch, ...options })
}

function replacement(name: string) {
  return `${process.cwd()}/src/build/bundle/replacements/${name}.ts`
}

const source = (path: string) => `${process.cwd()}/src/${path}.ts`

/**
 * Gatsby's splitting assumes that all chunks load at once: it counts deferred chunks as pages when
 * it determines the modules of all pages, and puts modules shared by any two unnamed chunks into
 * one file.
 */
function shareByNeed({ optimization }: Configuration): void {
  const { commons, shared } = optimization.splitChunks.cacheGroups
  commons.chunks = ({ name }) => name?.startsWith('component---') ?? false
  delete shared.name
  // On a phone, a request costs more than a few duplicated kilobytes.
  shared.minSize = 40_000
  shared.chunks = (chunk) => !isDeferred(chunk)
  Object.assign(optimization.splitChunks.cacheGroups, sharedChunks())
}

/** Gatsby's own minifier targets older browsers, which cannot load the site's modules anyway. */
function minifier(plugins: BundlerArgs['plugins']) {
  const ecma = 2020
  return plugins.minifyJs({
    terserOptions: { mangle: true, parse: {}, compress: { ecma, passes: 2 }, output: { ecma } },
  })
}

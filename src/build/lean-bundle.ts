import type { CreateWebpackConfigArgs } from 'gatsby'
import { type CacheGroup, splitChunks } from './split-chunks'
import { compiledFolder } from './styles/compile-styles'

type BundlerArgs = Pick<CreateWebpackConfigArgs, 'actions' | 'getConfig' | 'plugins'>

interface Configuration {
  entry: { app: string }
  output: { chunkFilename: string; environment?: Record<string, boolean> }
  optimization: {
    minimizer: unknown[]
    splitChunks: { cacheGroups: Record<'commons' | 'shared', CacheGroup> }
  }
  resolve: { alias: Record<string, string> }
}

/** Gatsby's list of the plugins' browser hooks. */
const hooksList = /\.cache\/api-runner-browser-plugins\.js$/

/**
 * Plugins whose browser hooks are left out of the list:
 *
 * - The offline plugin's send the visited addresses, including keys from e-mail links, to the service
 *   worker, and prefetch by themselves. `gatsby-browser.tsx` calls its registration of the worker.
 * - Partytown's do nothing outside development.
 */
const unusedHooks = ['gatsby-plugin-offline', 'gatsby/dist/internal-plugins/partytown']

/** Copies form values with four functions of lodash. */
const formik = /formik\/dist\/formik\.esm\.js$/

/** Modules that import the component `Trans`, which no component of the site uses. */
const unusedTrans = /react-i18next\/dist\/es\/(?:index|Trans)\.js$/

/** Imported for unused functions; marked as free of side effects, so that webpack drops them. */
const droppable = /node_modules\/(?:hoist-non-react-statics|react-is)\//

/**
 * Settings of the browsers' bundle. docs/decisions/0043-bundle-patches.md lists what is changed about
 * packages, and what each change saves.
 * @param modules path of `node_modules`
 */
export function leanBundle({ actions, getConfig, plugins }: BundlerArgs, modules: string): void {
  actions.setWebpackConfig({
    resolve: {
      alias: {
        // React contains this hook since version 18.
        'use-sync-external-store/shim$': `${modules}/react`,
        // Of the i18n plugin: an error message of development, and the redirect, which is off.
        outdent$: false,
        'browser-lang$': false,
      },
    },
    module: {
      rules: [
        { test: hooksList, resolve: { alias: withoutHooks(modules) } },
        { test: formik, resolve: { alias: formikLodash } },
        { test: unusedTrans, resolve: { alias: { './TransWithoutContext.js': false } } },
        { test: droppable, sideEffects: false },
      ],
    },
  })
  const config: Configuration = getConfig()
  // Gatsby's alias bypasses the package's `exports`, so that each helper was bundled twice.
  delete config.resolve.alias['@babel/runtime']
  // Every page's first load lists the names of all chunks: six digits of a fingerprint suffice.
  config.output.chunkFilename = '[name]-[contenthash:6].js'
  config.output.environment = { arrowFunction: true, const: true, destructuring: true }
  // The site's entry evaluates the modules in several tasks and then imports Gatsby's.
  config.resolve.alias['gatsby/cache-dir/production-app$'] = config.entry.app
  config.entry.app = `${process.cwd()}/src/hydration/app-entry.ts`
  const { optimization } = config
  optimization.minimizer = [minifier(plugins), plugins.minifyCss()]
  optimization.splitChunks.cacheGroups = splitChunks(optimization.splitChunks.cacheGroups)
  actions.replaceWebpackConfig(config)
}

const sources = /\/src\/.+\.tsx?$/

/** Needs the unmodified sources, so it runs first. */
const compiledStyles = {
  loader: `${process.cwd()}/src/build/styles/compiled-styles-loader.cjs`,
  options: { folder: `${process.cwd()}/${compiledFolder}` },
}

/** Rules for the scripts of browsers and for the program that renders the pages: styles as CSS. */
export const sharedRules = [{ test: sources, enforce: 'pre' as const, use: [compiledStyles] }]

/** Webpack reads a module with the alias `false` as an empty one. */
function withoutHooks(modules: string) {
  return Object.fromEntries(
    unusedHooks.map((plugin) => [`${modules}/${plugin}/gatsby-browser.js`, false]),
  )
}

/** The functions of lodash that Formik imports, as few lines each. */
const formikLodash = Object.fromEntries(
  Object.entries({
    clone: 'clone',
    cloneDeep: 'clone-deep',
    isPlainObject: 'is-plain-object',
    toPath: 'to-path',
  }).map(([name, file]) => [
    `lodash-es/${name}$`,
    `${process.cwd()}/src/build/formik-lodash/${file}.ts`,
  ]),
)

/** What the minifying plugin of Gatsby has beside its constructor. */
interface Minifiers {
  swcMinify: unknown
}

/**
 * Gatsby's minifying plugin for the browsers that load the site's modules. SWC minifies in a tenth
 * of the time of the plugin's default, Terser, to the same size.
 */
function minifier({ minifyJs }: BundlerArgs['plugins']) {
  const ecma = 2020
  const { swcMinify } = minifyJs().constructor as unknown as Minifiers
  const options = { ecma, mangle: true, compress: { ecma, passes: 2 } }
  const notOfSwc = { parse: undefined, output: undefined, ie8: undefined }
  return minifyJs({ minify: swcMinify, terserOptions: { ...options, ...notOfSwc } })
}

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
 * - The manifest plugin's does nothing where there is one manifest, but brings all of Gatsby's exports.
 * - Partytown's do nothing outside development.
 */
const unusedHooks = [
  'gatsby-plugin-offline',
  'gatsby-plugin-manifest',
  'gatsby/dist/internal-plugins/partytown',
]

/** Copies form values with four functions of lodash. */
const formik = /formik\/dist\/formik\.esm\.js$/

/**
 * The i18n plugin's modules are CommonJS: whatever they name stays, also all that `gatsby` and
 * `react-i18next` export. Left out of its hook are an error message of development, and what only the
 * redirect needs, which is off; of its index and of react-i18next what no component of the site uses.
 */
const unusedByI18n: readonly { test: RegExp; names: readonly string[] }[] = [
  {
    test: /gatsby-plugin-react-i18next\/dist\/plugin\/wrapPageElement\.js$/,
    names: ['outdent$', 'browser-lang$', 'gatsby$'],
  },
  {
    test: /gatsby-plugin-react-i18next\/dist\/index\.js$/,
    names: ['./Link', './useI18next'],
  },
  {
    test: /react-i18next\/dist\/es\/index\.js$/,
    names: [
      'Trans',
      'TransWithoutContext',
      'Translation',
      'useSSR',
      'withSSR',
      'withTranslation',
    ].map((name) => `./${name}.js`),
  },
]

/**
 * Imported for unused functions; marked as free of side effects, so that webpack drops them. Gatsby's
 * are its list of exports, and of these what the site does not use.
 */
const droppable = [
  /node_modules\/(?:hoist-non-react-statics|react-is)\//,
  /\.cache\/(?:gatsby-browser-entry|public-page-renderer|slice|static-query)\.js$/,
]

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
      },
    },
    module: {
      rules: [
        { test: hooksList, resolve: { alias: withoutHooks(modules) } },
        { test: formik, resolve: { alias: formikLodash } },
        ...unusedByI18n.map(({ test, names }) => ({
          test,
          resolve: { alias: emptied(names) },
        })),
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
const emptied = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, false]))

const withoutHooks = (modules: string) =>
  emptied(unusedHooks.map((plugin) => `${modules}/${plugin}/gatsby-browser.js`))

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

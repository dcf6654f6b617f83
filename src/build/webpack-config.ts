import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import {
  readDemonstrationAccounts,
  readPublicConfig,
  readShopContact,
} from '../../contract/config/public-config'
import { noteScriptAssets } from './build-state'
import { leanBundle, sharedRules } from './lean-bundle'
import { compileStyles } from './styles/compile-styles'

/**
 * Bundler settings: no source maps for browsers, the public configuration as a constant, one copy
 * of i18next (otherwise it is bundled twice, once per module format). Styles are compiled before.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (args) => {
  const { actions, plugins, stage } = args
  const modules = `${process.cwd()}/node_modules`
  const constants = constantsOf(process.env)
  await compileStyles({ root: process.cwd(), constants })
  const forBrowsers = stage === 'build-javascript'
  actions.setWebpackConfig({
    ...(forBrowsers ? { devtool: false } : {}),
    plugins: [
      plugins.define(constants),
      ...(forBrowsers ? [noteScriptAssets] : []),
      ...(stage.startsWith('develop') ? [compileStylesAgain] : []),
    ],
    module: { rules: sharedRules },
    resolve: {
      alias: {
        ...moduleFolders(),
        i18next$: `${modules}/i18next/dist/esm/i18next.js`,
        'react-i18next$': `${modules}/react-i18next/dist/es/index.js`,
      },
    },
  })
  if (forBrowsers) leanBundle(args, modules)
}

/** Folders of `#contract/…` and the like, as `tsconfig.json` lists them. */
function moduleFolders(): Record<string, string> {
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as {
    compilerOptions: { paths: Record<string, readonly [string]> }
  }
  return Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([name, [folder]]) => [
      name.replace('/*', ''),
      resolve(folder.replace('/*', '')),
    ]),
  )
}

/** Code of the constants that the site's modules read. */
function constantsOf(settings: NodeJS.ProcessEnv) {
  return {
    PUBLIC_CONFIG: JSON.stringify(readPublicConfig(settings)),
    SHOP_CONTACT: JSON.stringify(readShopContact(settings)),
    DEMONSTRATION_ACCOUNTS: JSON.stringify(readDemonstrationAccounts(settings)),
  }
}

interface Compiler {
  hooks: { watchRun: { tapPromise: (name: string, run: () => Promise<void>) => void } }
}

/** Webpack plugin that compiles the styles of sources that changed during development. */
const compileStylesAgain = {
  apply(compiler: Compiler) {
    compiler.hooks.watchRun.tapPromise('compile-styles', () =>
      compileStyles({ root: process.cwd(), constants: constantsOf(process.env) }),
    )
  },
}

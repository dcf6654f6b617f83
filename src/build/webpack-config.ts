import type { GatsbyNode } from 'gatsby'
import { readPublicConfig, readShopContact } from '../../contract/config/public-config'
import { noteScriptAssets } from './build-state'
import { leanBundle, sharedRules } from './bundle/lean-bundle'

/**
 * Bundler settings: no source maps for browsers, the public configuration as a constant, one copy of
 * i18next (it would come twice, once per module format). Toasts adopt a style sheet instead of writing
 * a style element.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  const { actions, plugins, stage } = args
  const modules = `${process.cwd()}/node_modules`
  const forBrowsers = stage === 'build-javascript'
  actions.setWebpackConfig({
    ...(forBrowsers ? { devtool: false } : {}),
    plugins: [
      plugins.define({
        PUBLIC_CONFIG: JSON.stringify(readPublicConfig(process.env)),
        SHOP_CONTACT: JSON.stringify(readShopContact(process.env)),
      }),
      ...(forBrowsers ? [noteScriptAssets] : []),
    ],
    module: { rules: sharedRules },
    resolve: {
      alias: {
        i18next$: `${modules}/i18next/dist/esm/i18next.js`,
        'react-i18next$': `${modules}/react-i18next/dist/es/index.js`,
      },
    },
  })
  if (forBrowsers) leanBundle(args, modules)
}

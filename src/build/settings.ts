import * as z from 'zod/mini'
import {
  type PublicConfig,
  PublicConfigError,
  readPublicConfig,
} from '../../contract/config/public-config'
import type { OnlinePayments } from '../../contract/shop/online-payment'
import { onlinePaymentSettings } from '../../contract/shop/online-payment-settings'
import { BuildRefused } from './content/read-json'

/**
 * The public configuration from the environment. A wrong setting ends the process with one line for
 * each variable; Gatsby would print a page of code and continue without configuration.
 */
export function publicSettings(): PublicConfig {
  try {
    return readPublicConfig(process.env)
  } catch (failure) {
    if (!(failure instanceof PublicConfigError)) throw failure
    process.stderr.write(`The site was not built. ${failure.message}\n`)
    process.exit(1)
  }
}

/**
 * URLs of online payment, from the setting that the gateway also reads; empty means none.
 * @throws BuildRefused where the setting cannot be used
 */
export function onlinePaymentsOf(written: string | undefined): OnlinePayments {
  if (!written) return {}
  const parsed = z.safeParse(onlinePaymentSettings, written)
  if (parsed.success) return parsed.data
  throw new BuildRefused(`ONLINE_PAYMENTS ${parsed.error.issues[0]?.message}`)
}

/** Locales of the site; the first one has no prefix in its paths. */
export const siteLocales = ['el']

/** Paths without content for search engines. */
const notIndexed = ['/account', '/cart', '/checkout', '/search', '/offline', '/kit']

interface Pages {
  allSitePage: { nodes: { path: string }[] }
}

/**
 * Options of gatsby-plugin-sitemap: public, indexable addresses only, sorted: Gatsby's
 * own order depends on the last build.
 */
export const sitemapOptions = {
  output: '/',
  // The public address is /sitemap.xml, named by robots.txt.
  createLinkInHead: false,
  excludes: notIndexed.flatMap((path) => [path, `${path}/**`]),
  resolvePages: ({ allSitePage: { nodes } }: Pages) =>
    [...nodes].sort((one, other) => (one.path < other.path ? -1 : 1)),
  serialize: ({ path }: { path: string }) => ({ url: path }),
}

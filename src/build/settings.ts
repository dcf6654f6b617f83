import {
  type PublicConfig,
  PublicConfigError,
  readPublicConfig,
} from '../../contract/config/public-config'
import { type ProductFeed, productFeedPaths } from '../../contract/paths/feed-paths'
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

/** Share pictures of a build unless it is configured. */
const defaultSharePictures = 1000

/**
 * For how many pages a share picture is composed, from the setting; empty means the default.
 * @throws BuildRefused where it is no whole number
 */
export function sharePicturesOf(written: string | undefined): number {
  if (!written) return defaultSharePictures
  if (/^\d{1,6}$/.test(written)) return Number(written)
  throw new BuildRefused('SHARE_PICTURES must be a whole number, such as 1000.')
}

const productFeedNames = Object.keys(productFeedPaths) as ProductFeed[]

/**
 * The product feeds to write, from a setting such as `skroutz,google`; empty means none.
 * @throws BuildRefused where it names another one
 */
export function productFeedsOf(written: string | undefined): ProductFeed[] {
  const names = (written ?? '').split(',').map((name) => name.trim())
  return names.filter(Boolean).map((name) => {
    const known = productFeedNames.find((feed) => feed === name)
    if (known) return known
    throw new BuildRefused(`PRODUCT_FEEDS must be a list of ${productFeedNames.join(', ')}.`)
  })
}

/** Locales of the site; the first one has no prefix in its paths. */
export const siteLocales = ['el']

/** Paths without content for search engines. */
const notIndexed = [
  '/account',
  '/cart',
  '/checkout',
  '/search',
  '/saved',
  '/practice',
  '/offline',
  '/kit',
]

interface SitemapContent {
  allSitePage: { nodes: { path: string }[] }
  allPageMeta: { nodes: { path: string; name: string; pictures: string[] }[] }
  pageDates: { dates: { path: string; modifiedAt: string | null }[] } | null
}

interface SitemapPage {
  path: string
  pictures: readonly { url: string; title: string }[]
  modifiedAt: string | null
}

/** The pages with their pictures and dates, sorted: Gatsby's own order depends on the last build. */
function sitemapPages({ allSitePage, allPageMeta, pageDates }: SitemapContent): SitemapPage[] {
  const metas = new Map(allPageMeta.nodes.map((meta) => [meta.path, meta]))
  const dates = new Map(pageDates?.dates.map(({ path, modifiedAt }) => [path, modifiedAt]))
  return allSitePage.nodes
    .map(({ path }) => {
      const { pictures = [], name = '' } = metas.get(path) ?? {}
      const shown = pictures.map((url) => ({ url, title: name }))
      return { path, pictures: shown, modifiedAt: dates.get(path) ?? null }
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}

/** Options of gatsby-plugin-sitemap: public, indexable addresses with date and pictures. */
export const sitemapOptions = {
  output: '/',
  // The public address is /sitemap.xml, named by robots.txt.
  createLinkInHead: false,
  excludes: notIndexed.flatMap((path) => [path, `${path}/**`]),
  query: /* GraphQL */ `
    query SitemapContent {
      site {
        siteMetadata {
          siteUrl
        }
      }
      allSitePage {
        nodes {
          path
        }
      }
      allPageMeta {
        nodes {
          path
          name
          pictures
        }
      }
      pageDates {
        dates {
          path
          modifiedAt
        }
      }
    }
  `,
  resolvePages: sitemapPages,
  serialize: ({ path, pictures, modifiedAt }: SitemapPage) => ({
    url: path,
    ...(pictures.length > 0 && { img: pictures }),
    ...(modifiedAt && { lastmod: modifiedAt }),
  }),
}

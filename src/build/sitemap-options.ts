/** Addresses that a search engine has no use for: they fill in for one person, or only lead on. */
const notIndexed = ['/account', '/cart', '/checkout', '/search', '/offline', '/kit']

/** Options of gatsby-plugin-sitemap: public, indexable addresses only (row R041). */
export const sitemapOptions = {
  output: '/',
  // The address that people and crawlers know is /sitemap.xml, where robots.txt points.
  createLinkInHead: false,
  excludes: notIndexed.flatMap((path) => [path, `${path}/**`]),
  serialize: ({ path }: { path: string }) => ({ url: path }),
}

import { accountRoutes } from '#contract/paths/account-paths'
import { publicPaths } from '#contract/paths/site-paths'
import { files, indexablePages, metaOf, pages, readText } from './published-site'

const sitemap = readText('/sitemap.xml')
const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
const origin = listed[0] ? new URL(listed[0]).origin : ''
const pathOf = (address: string) => new URL(address).pathname

const notForCrawlers = /^\/(?:account|cart|checkout|search|404|kit|offline)(?:\/|\.|$)/

describe('the sitemap (R041)', () => {
  it('is well-formed XML of the sitemap protocol', () => {
    expect(sitemap).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?><urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9"[^>]*>(?:<url><loc>[^<>&]+<\/loc><\/url>)+<\/urlset>$/,
    )
    expect(files['/sitemap.xml']?.type).toBe('application/xml; charset=utf-8')
    expect(files['/sitemap-0.xml']).toBeUndefined()
  })

  it('lists exactly the indexable pages, each once, by absolute address', () => {
    const named = listed.map((address) => decodeURI(pathOf(address)))
    expect([...named].sort()).toEqual(indexablePages.map(({ path }) => path).sort())
    expect(listed.every((address) => new URL(address).origin === origin)).toBe(true)
  })

  it('has no personal pages and no error pages', () => {
    expect(listed.map(pathOf).filter((path) => notForCrawlers.test(path))).toEqual([])
  })
})

describe('metadata for search engines', () => {
  it('has the canonical address', () => {
    const wrong = indexablePages.filter(
      ({ root, path }) =>
        root.querySelector('link[rel=canonical]')?.getAttribute('href') !==
        `${origin}${path === '/' ? '/' : encodeURI(path)}`,
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  it('excludes shells and the 404 page', () => {
    const shells = pages.filter(({ path }) => notForCrawlers.test(path))
    expect(shells.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/404.html',
        accountRoutes.account.pattern,
        publicPaths.cart,
        publicPaths.checkout,
        publicPaths.search,
      ]),
    )
    expect(shells.filter((page) => !/noindex/.test(metaOf(page, 'robots') ?? ''))).toEqual([])
  })

  it('has valid structured data', () => {
    for (const { root } of pages) {
      for (const block of root.querySelectorAll('script[type="application/ld+json"]')) {
        expect(JSON.parse(block.rawText)).toHaveProperty('@context', 'https://schema.org')
        expect(block.rawText).not.toContain('<')
      }
    }
  })
})

describe('robots.txt', () => {
  it('has the address of the sitemap', () => {
    expect(readText('/robots.txt')).toContain(`\nSitemap: ${origin}/sitemap.xml\n`)
  })
})

import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { accountRoutes } from '#contract/paths/account-paths'
import { publicPaths } from '#contract/paths/site-paths'
import { files, indexablePages, metaOf, pages, readText } from './published-site'

const sitemap = readText('/sitemap.xml')
const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
const origin = listed[0] ? new URL(listed[0]).origin : ''
interface SitemapEntry {
  loc: string
  lastmod?: string
  'image:image'?: { 'image:loc': string }[]
}

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => name === 'url' || name === 'image:image',
})
const { urlset } = parser.parse(sitemap)
const entries: readonly SitemapEntry[] = urlset.url
const pathOf = (address: string) => new URL(address).pathname

const notForCrawlers =
  /^\/(?:account|cart|checkout|search|saved|practice|404|kit|offline)(?:\/|\.|$)/

describe('the sitemap (R041)', () => {
  it('is well-formed XML of the sitemap protocol', () => {
    expect(XMLValidator.validate(sitemap)).toBe(true)
    expect(sitemap).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?><urlset /)
    expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    expect(files['/sitemap.xml']?.type).toBe('application/xml; charset=utf-8')
    expect(files['/sitemap-0.xml']).toBeUndefined()
  })

  it('lists exactly the indexable pages, each once, by absolute address', () => {
    const named = listed.map((address) => decodeURI(pathOf(address)))
    expect([...named].sort()).toEqual(indexablePages.map(({ path }) => path).sort())
    expect(listed.every((address) => new URL(address).origin === origin)).toBe(true)
  })

  it('is sorted, with date and pictures of every lesson and product (R397)', () => {
    const named = entries.map(({ loc }) => decodeURI(pathOf(loc)))
    expect(named).toEqual([...named].sort())
    expect(urlset['@_xmlns:image']).toBe('http://www.google.com/schemas/sitemap-image/1.1')
    const contents = entries.filter(({ loc }) => /\/(?:post|products)\/\d+\//.test(loc))
    expect(contents.length).toBeGreaterThan(50)
    const dated = contents.filter(
      ({ lastmod }) => !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(lastmod ?? ''),
    )
    expect(dated).toEqual([])
    const pictured = contents.filter(({ 'image:image': images = [] }) =>
      images.some((image) => image['image:loc'].startsWith(`${origin}/media_stream-image/`)),
    )
    expect(pictured.length).toBeGreaterThan(contents.length * 0.9)
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
        publicPaths.saved,
        publicPaths.practice,
      ]),
    )
    expect(shells.filter((page) => !/noindex/.test(metaOf(page, 'robots') ?? ''))).toEqual([])
  })
})

describe('robots.txt', () => {
  it('has the address of the sitemap', () => {
    expect(readText('/robots.txt')).toContain(`\nSitemap: ${origin}/sitemap.xml\n`)
  })
})

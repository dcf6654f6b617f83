import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { productFeedsOf, sharePicturesOf, siteLocales, sitemapOptions } from './settings'

it('builds the site only in Greek, the language of all texts (R351)', () => {
  expect(siteLocales).toEqual(['el'])
  expect(readdirSync(join(__dirname, '../../locales'))).toEqual(siteLocales)
})

describe('the setting of product feeds (R400, R401)', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['google', ['google']],
    ['skroutz, google', ['skroutz', 'google']],
  ])('reads %p', (written, feeds) => {
    expect(productFeedsOf(written)).toEqual(feeds)
  })

  it('refuses another name', () => {
    expect(() => productFeedsOf('skroutz,bestprice')).toThrow(
      'PRODUCT_FEEDS must be a list of skroutz, google.',
    )
  })
})

describe('the setting of share pictures (R404)', () => {
  it.each([
    [undefined, 1000],
    ['', 1000],
    ['0', 0],
    ['12', 12],
  ])('reads %p', (written, count) => {
    expect(sharePicturesOf(written)).toBe(count)
  })

  it.each(['-1', 'all', '1.5'])('refuses %s', (written) => {
    expect(() => sharePicturesOf(written)).toThrow('SHARE_PICTURES must be a whole number')
  })
})

it('lists pages in the sitemap by address, with what is known of them (R397)', () => {
  const pages = sitemapOptions.resolvePages({
    allSitePage: { nodes: [{ path: '/b' }, { path: '/a' }] },
    allPageMeta: { nodes: [{ path: '/b', name: 'Β', pictures: ['https://stala.example/b.jpg'] }] },
    pageDates: { dates: [{ path: '/b', modifiedAt: '2026-01-31T07:30:00Z' }] },
  })
  expect(pages.map(sitemapOptions.serialize)).toEqual([
    { url: '/a' },
    {
      url: '/b',
      img: [{ url: 'https://stala.example/b.jpg', title: 'Β' }],
      lastmod: '2026-01-31T07:30:00Z',
    },
  ])
})

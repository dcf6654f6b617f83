import * as z from 'zod/mini'
import { product } from '#contract/shop/product'
import { toCents } from '../lib/money'
import { emulatorPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()

const everything = '/api/v1/product?pagination=false'
const readProducts = async (query = '') =>
  z.parse(z.array(product), await emulator.read(everything + query))

describe('products', () => {
  it('compute their final price from net price, tax and discount', async () => {
    for (const { price, vatPercent, discountPercent, finalPrice } of await readProducts()) {
      const gross = price + (price * vatPercent) / 100 - (price * discountPercent) / 100
      expect(finalPrice).toBe(toCents(gross))
    }
  })

  it('list inactive ones, sold out ones and ones only in English', async () => {
    const all = await readProducts()
    expect(all.some(({ active }) => !active)).toBe(true)
    expect(all.some(({ stock }) => stock === 0)).toBe(true)
    expect(all.every(({ mainImagePath }) => mainImagePath !== '')).toBe(true)
    expect(all.some(({ discountPercent }) => discountPercent > 0)).toBe(true)
    expect(all.some(({ translations }) => !('el' in translations))).toBe(true)
  })

  it('of a category include those of its descendants', async () => {
    const all = await readProducts()
    const below = await readProducts('&category=1')
    const direct = all.filter(({ category }) => category === 1)
    expect(below.length).toBeGreaterThan(direct.length)
    const two = await readProducts('&category=3_4')
    expect(new Set(two.map(({ category }) => category))).toEqual(new Set([3, 4]))
    const node = z.parse(
      z.object({ recursiveProductCount: z.int() }),
      await emulator.read('/api/v1/product/category/1'),
    )
    expect(node.recursiveProductCount).toBe(below.length)
  })

  it('can be filtered by price', async () => {
    const between = await readProducts('&minFinalPrice=10&max_final_price=20')
    expect(between.length).toBeGreaterThan(0)
    for (const { finalPrice } of between) {
      expect(finalPrice).toBeGreaterThanOrEqual(10)
      expect(finalPrice).toBeLessThanOrEqual(20)
    }
  })

  it.each([
    ['minDiscount', 'discountValue', 0.5],
    ['minLikes', 'likesCount', 2],
    ['minApprovedReviewAverage', 'approvedReviewAverage', 8],
  ] as const)('can be filtered by %s', async (filter, field, least) => {
    const found = await readProducts(`&${filter}=${least}`)
    expect(found.length).toBeGreaterThan(0)
    for (const product of found) expect(product[field]).toBeGreaterThanOrEqual(least)
  })

  it('refuse a filter that is not a number, with an error per field', async () => {
    const response = await emulator.app.request('/api/v1/product?minFinalPrice=cheap&category=x')
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      minFinalPrice: [expect.any(String)],
      category: [expect.any(String)],
    })
  })

  it('ignore an empty filter', async () => {
    expect(await readProducts('&minFinalPrice=&category=')).toHaveLength(
      (await readProducts()).length,
    )
  })

  it('count views', async () => {
    const before = z.parse(product, await emulator.read('/api/v1/product/3'))
    const response = await emulator.send('/api/v1/product/3/update_view_count', {})
    const after = z.parse(product, await response.json())
    expect(after.viewCount).toBe(before.viewCount + 1)
    expect(z.parse(product, await emulator.read('/api/v1/product/3'))).toEqual(after)
  })

  it('have two pictures each, exactly one of them the main one', async () => {
    const pictures = z.parse(
      z.array(z.object({ isMain: z.boolean(), mainImagePath: z.string(), image: z.url() })),
      await emulator.read('/api/v1/product/1/images'),
    )
    expect(pictures).toHaveLength(2)
    expect(pictures.filter(({ isMain }) => isMain)).toHaveLength(1)
    expect(pictures[1]?.mainImagePath).toMatch(/^media\/uploads\/products\/.*-2\.png$/)
  })
})

describe('unknown resources', () => {
  it.each([
    '/api/v1/product/9999',
    '/api/v1/product/9999/images',
    '/api/v1/product/9999/reviews',
    '/api/v1/product/9999/tags',
    '/api/v1/product/abc',
    '/api/v1/product/',
    '/api/v1/product/category/9999',
    '/api/v1/product/image/9999',
    '/api/v1/blog/post/9999',
    '/api/v1/blog/post/9999/comments',
    '/api/v1/blog/category/9999/posts',
    '/api/v1/country/XX',
    '/api/v1/region/XX/get_regions_by_country_alpha_2',
    '/api/v2/product',
    '/api/v1/product/99999999999999999999',
  ])('%s is 404 with a detail', async (path) => {
    const response = await emulator.app.request(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: expect.any(String) })
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s on a list is 405', async (method) => {
    const response = await emulator.app.request('/api/v1/product', { method })
    expect(response.status).toBe(405)
    expect(await response.json()).toEqual({ detail: expect.stringContaining(method) })
  })
})

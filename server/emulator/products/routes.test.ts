import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { productCategories, productImages } from '../database/tables/products'
import { cachedForMs } from '../lib/cached-answers'
import { emulatorPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()

const product = z.object({
  id: z.int(),
  slug: z.string(),
  translations: z.record(z.string(), z.object({ name: z.string() })),
  category: z.int(),
  price: z.number(),
  vatPercent: z.number(),
  discountPercent: z.number(),
  discountValue: z.number(),
  finalPrice: z.number(),
  stock: z.int(),
  viewCount: z.int(),
  likesCount: z.int(),
  active: z.boolean(),
  reviewAverage: z.number(),
  mainImagePath: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
const everything = '/api/v1/product?pagination=false'
const readProducts = async (query = '') =>
  z.parse(z.array(product), await emulator.read(everything + query))
const idsOf = async (query: string) => (await readProducts(query)).map(({ id }) => id)

describe('products', () => {
  it('list sold out ones and ones only in English, but no inactive ones', async () => {
    const all = await readProducts()
    expect(all.every(({ active }) => active)).toBe(true)
    expect(all.some(({ stock }) => stock === 0)).toBe(true)
    expect(all.every(({ mainImagePath }) => mainImagePath !== '')).toBe(true)
    expect(all.some(({ discountPercent }) => discountPercent > 0)).toBe(true)
    expect(all.some(({ translations }) => !('el' in translations))).toBe(true)
  })

  it('are found by their id and with their pictures although they are inactive', async () => {
    const [sold] = await readProducts()
    const id = sold?.id ?? 0
    await emulator.send(`/switches/products/${id}`, { active: false })
    expect(await idsOf('')).not.toContain(id)
    expect(await emulator.read(`/api/v1/product/${id}`)).toMatchObject({ id, active: false })
    expect(await emulator.read(`/api/v1/product/image?product=${id}`)).toMatchObject({ count: 2 })
    await emulator.send(`/switches/products/${id}`, { active: true })
  })

  it('of a category include those of its descendants', async () => {
    const all = await readProducts()
    const below = await readProducts('&category=1')
    const direct = all.filter(({ category }) => category === 1)
    expect(below.length).toBeGreaterThan(direct.length)
    const two = await readProducts('&category=3_4')
    expect(new Set(two.map(({ category }) => category))).toEqual(new Set([3, 4]))
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
  ] as const)('can be filtered by %s', async (filter, field, least) => {
    const found = await readProducts(`&${filter}=${least}`)
    expect(found.length).toBeGreaterThan(0)
    for (const row of found) expect(row[field]).toBeGreaterThanOrEqual(least)
  })

  it('can be filtered by the time of their last change', async () => {
    const all = await readProducts()
    const times = all.map(({ updatedAt }) => Date.parse(updatedAt)).sort((a, b) => a - b)
    const middle = times[Math.floor(times.length / 2)] ?? 0
    const since = await readProducts(`&updatedAfter=${new Date(middle).toISOString()}`)
    expect(since).toHaveLength(times.filter((time) => time >= middle).length)
  })

  it('begin with those that can be bought, and are in the order of their ids', async () => {
    const all = await readProducts()
    const sorted = [...all].sort(
      (one, other) => Number(other.stock > 0) - Number(one.stock > 0) || one.id - other.id,
    )
    expect(all.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
  })

  it('are ordered by the net price, not by what is paid', async () => {
    const byPrice = await readProducts('&ordering=price')
    const prices = byPrice.map(({ price }) => price)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    const paid = byPrice.map(({ finalPrice }) => finalPrice)
    expect(paid).not.toEqual([...paid].sort((a, b) => a - b))
  })

  it('refuse a filter that is not a number, with an error per field', async () => {
    const response = await emulator.app.request('/api/v1/product?minFinalPrice=cheap&category=x')
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      minFinalPrice: [expect.any(String)],
      category: [expect.any(String)],
    })
  })

  it('count views', async () => {
    const before = z.parse(product, await emulator.read('/api/v1/product/3'))
    const response = await emulator.send('/api/v1/product/3/update_view_count', {})
    const after = z.parse(product, await response.json())
    expect(after.viewCount).toBe(before.viewCount + 1)
    expect(z.parse(product, await emulator.read('/api/v1/product/3'))).toEqual(after)
  })
})

describe('what the API caches', () => {
  const rename = (name: string) => {
    const translations = { el: { name, title: name, description: '' } }
    const { db } = emulator.store
    return db.batch([
      db.update(productCategories).set({ translations }).where(eq(productCategories.id, 1)),
      db.update(productImages).set({ translations }).where(eq(productImages.id, 1)),
    ])
  }

  it.each([
    '/product/category',
    '/product/category/1',
    '/product/category/image',
    '/product/image',
  ])('%s is as before for two hours, past the cache with another query', async (path) => {
    const read = async (query = '') =>
      JSON.stringify(await emulator.read(`/api/v1${path}?pageSize=100${query}`))
    const name = `Νέο όνομα ${path}`
    const before = await read()
    await rename(name)
    expect(await read()).toBe(before)
    expect(await read(`&_v=${encodeURIComponent(path)}`)).toContain(name)
    emulator.clock.at = new Date(emulator.clock.at.getTime() + cachedForMs)
    expect(await read()).toContain(name)
  })
})

describe('unknown resources', () => {
  it.each([
    '/api/v1/product/9999',
    '/api/v1/product/category/9999',
    '/api/v1/blog/post/9999',
    '/api/v1/blog/post/9999/comments',
    '/api/v1/product/99999999999999999999',
  ])('%s is 404 with a detail', async (path) => {
    const response = await emulator.app.request(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: expect.any(String) })
  })

  it.each(['/api/v1/product/abc', '/api/v1/product/', '/api/v2/product'])(
    '%s is no path of the emulator: 404 with the page of Django, as recorded of another',
    async (path) => {
      const response = await emulator.app.request(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toMatch(/^text\/html/)
      expect(await response.text()).toContain('<title>Not Found</title>')
    },
  )

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s on a list is 405', async (method) => {
    const response = await emulator.app.request('/api/v1/product', { method })
    expect(response.status).toBe(405)
    expect(await response.json()).toEqual({ detail: expect.stringContaining(method) })
  })
})

describe('variants of a product', () => {
  const variants = z.object({
    axes: z.array(z.object({ name: z.string(), values: z.array(z.object({ value: z.string() })) })),
    variants: z.array(z.object({ id: z.int(), stock: z.int() })),
  })
  const readVariants = async (id: number) =>
    z.parse(variants, await emulator.read(`/api/v1/product/${id}/variants`))

  it('are those of its group that are sold, with what they differ in', async () => {
    const { axes, variants: found } = await readVariants(73)
    expect(found.map(({ id }) => id)).toEqual([28, 73, 74])
    expect(axes.map(({ name, values }) => [name, values.map(({ value }) => value)])).toEqual([
      ['Χρώμα', ['Πράσινο', 'Μπλε']],
      ['Μέγεθος', ['17 × 24 εκ.', '21 × 29,7 εκ.']],
    ])
    await emulator.send('/switches/products/74', { active: false })
    const left = await readVariants(28)
    expect(left.variants.map(({ id }) => id)).toEqual([28, 73])
    expect(left.axes.map(({ name }) => name)).toEqual(['Χρώμα'])
    await emulator.send('/switches/products/74', { active: true })
  })

  it('are the product alone where it has no group', async () => {
    expect(await readVariants(1)).toMatchObject({ axes: [], variants: [{ id: 1 }] })
  })
})

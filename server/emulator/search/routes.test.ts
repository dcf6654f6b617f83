import * as z from 'zod/mini'
import { guest } from '../testing/shopper'
import { emulatorPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()

const hit = z.looseObject({
  id: z.int(),
  master: z.int(),
  slug: z.string(),
  languageCode: z.string(),
  mainImagePath: z.string(),
  matchesPosition: z.record(z.string(), z.array(z.unknown())),
})
const hits = z.object({
  queryId: z.uuid(),
  relaxedQuery: z.nullable(z.string()),
  limit: z.int(),
  offset: z.int(),
  estimatedTotalHits: z.int(),
  results: z.array(hit),
})
const search = async (kind: 'product' | 'blog/post', query: string, more = '') =>
  z.parse(
    hits,
    await emulator.read(`/api/v1/search/${kind}?query=${encodeURIComponent(query)}${more}`),
  )
const searchProducts = (query: string, more = '') => search('product', query, more)
const searchPosts = (query: string) => search('blog/post', query)

describe('search', () => {
  it.each(['Τετράδια', 'τετραδια', 'ΤΕΤΡΑΔΙΑ', 'tetradia'])(
    'finds products by %s',
    async (query) => {
      const { results, estimatedTotalHits } = await searchProducts(query)
      expect(estimatedTotalHits).toBeGreaterThan(0)
      expect(results[0]?.name).toMatch(/τετράδια/i)
      expect(results[0]?.matchesPosition?.name).toBeDefined()
    },
  )

  it('has the product id in master, not in id', async () => {
    const [hit] = (await searchProducts('τετράδια')).results
    expect(hit?.id).not.toBe(hit?.master)
    const fields = ['slug', 'mainImagePath', 'finalPrice', 'price', 'discountPercent', 'stock']
    const found = z.parse(z.looseObject({}), await emulator.read(`/api/v1/product/${hit?.master}`))
    for (const field of fields) expect(hit?.[field]).toBe(found[field])
    expect(hit).not.toHaveProperty('absoluteUrl')
  })

  it('limits its hits and counts them all', async () => {
    const all = await searchProducts('κάρτες', '&limit=100')
    const cut = await searchProducts('κάρτες', '&limit=3&offset=2')
    expect(cut).toMatchObject({ limit: 3, offset: 2, estimatedTotalHits: all.results.length })
    expect(cut.results.map(({ id }) => id)).toEqual(all.results.slice(2, 5).map(({ id }) => id))
    expect((await searchProducts('κάρτες')).limit).toBe(20)
    expect((await searchPosts('μνήμη')).limit).toBe(10)
  })

  it('finds posts by title, subtitle and body', async () => {
    const { results } = await searchPosts('mnhmh')
    expect(results.length).toBeGreaterThan(0)
    expect(results[0]?.slug).toMatch(/^[a-z0-9-]+$/)
  })

  it('finds no unpublished posts', async () => {
    const listed = z.parse(
      z.array(z.object({ id: z.int() })),
      await emulator.read('/api/v1/blog/post?pagination=false'),
    )
    const { results } = await searchPosts('ειδοποιήσεις')
    for (const { master } of results) expect(listed.map(({ id }) => id)).toContain(master)
  })

  it('has a row for each language, or those of one', async () => {
    const all = await searchProducts('', '&limit=100')
    const greek = await searchProducts('', '&limit=100&languageCode=el')
    expect(new Set(all.results.map(({ languageCode }) => languageCode)).size).toBeGreaterThan(1)
    expect(new Set(greek.results.map(({ languageCode }) => languageCode))).toEqual(new Set(['el']))
    expect(greek.estimatedTotalHits).toBeLessThan(all.estimatedTotalHits)
  })

  it('tries again without the first word, and says so', async () => {
    const found = await searchProducts('ψψψψ τετράδια')
    expect(found.relaxedQuery).toBe('τετράδια')
    expect(found.results.length).toBeGreaterThan(0)
    expect(await searchProducts('ψψψψ')).toMatchObject({ relaxedQuery: null, results: [] })
  })

  it('finds no inactive products', async () => {
    const [found] = (await searchProducts('τετράδια')).results
    await emulator.send(`/switches/products/${found?.master}`, { active: false })
    const { results } = await searchProducts('τετράδια', '&limit=100')
    expect(results.map(({ master }) => master)).not.toContain(found?.master)
    await emulator.send(`/switches/products/${found?.master}`, { active: true })
  })

  it.each(['', '?query='])('refuses an empty query of posts (%s)', async (query) => {
    const response = await emulator.app.request(`/api/v1/search/blog/post${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: 'A search query is required.' })
  })
})

describe('the limit of searches', () => {
  const searchFrom = (address: string, kind: 'product' | 'blog/post') =>
    guest(emulator).call('GET', `/search/${kind}?query=a`, undefined, {
      'x-forwarded-for': `192.0.2.1, ${address}`,
    })

  it('counts both kinds of the last address together, and says how long to wait', async () => {
    for (let pair = 0; pair < 60; pair += 1) {
      expect((await searchFrom('192.0.2.7', 'product')).status).toBe(200)
      expect((await searchFrom('192.0.2.7', 'blog/post')).status).toBe(200)
    }
    const refused = await searchFrom('192.0.2.7', 'product')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await searchFrom('192.0.2.8', 'product')).status).toBe(200)
  })
})

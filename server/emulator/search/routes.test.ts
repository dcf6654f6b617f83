import * as z from 'zod/mini'
import { blogPostHits, productHits } from '#contract/search/search-answer'
import { product } from '#contract/shop/product'
import { emulatorPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()

const searchProducts = async (query: string, more = '') =>
  z.parse(
    productHits,
    await emulator.read(`/api/v1/search/product?query=${encodeURIComponent(query)}${more}`),
  )
const searchPosts = async (query: string) =>
  z.parse(
    blogPostHits,
    await emulator.read(`/api/v1/search/blog/post?query=${encodeURIComponent(query)}`),
  )

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
    const found = z.parse(product, await emulator.read(`/api/v1/product/${hit?.master}`))
    expect(hit?.absoluteUrl).toBe(found.absoluteUrl)
    expect(hit?.mainImagePath).toBe(found.mainImagePath)
  })

  it('limits its hits and counts them all', async () => {
    const all = await searchProducts('κάρτες', '&limit=100')
    const cut = await searchProducts('κάρτες', '&limit=3&offset=2')
    expect(cut).toMatchObject({ limit: 3, offset: 2, estimatedTotalHits: all.results.length })
    expect(cut.results.map(({ id }) => id)).toEqual(all.results.slice(2, 5).map(({ id }) => id))
    expect((await searchProducts('κάρτες')).limit).toBe(10)
  })

  it('finds posts by title, subtitle and body', async () => {
    const { results } = await searchPosts('mnhmh')
    expect(results.length).toBeGreaterThan(0)
    expect(results[0]?.absoluteUrl).toMatch(/^\/blog\/post\/\d+\//)
  })

  it('finds no unpublished posts', async () => {
    const posts = z.parse(
      z.array(z.object({ id: z.int(), isVisible: z.boolean() })),
      await emulator.read('/api/v1/blog/post?pagination=false'),
    )
    const unseen = posts.filter(({ isVisible }) => !isVisible).map(({ id }) => id)
    const { results } = await searchPosts('ειδοποιήσεις')
    for (const { master } of results) expect(unseen).not.toContain(master)
  })

  it.each(['', '?query=', '?query=%20'])('refuses an empty query (%s)', async (query) => {
    const response = await emulator.app.request(`/api/v1/search/product${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: expect.any(String) })
  })
})

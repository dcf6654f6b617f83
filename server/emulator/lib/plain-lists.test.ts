import * as z from 'zod/mini'
import type { SeededEmulator } from '../testing/seeded-emulator'
import { emulatorPerFile } from '../testing/test-emulator'

const plain = emulatorPerFile({ extensions: false })
const extended = emulatorPerFile()

const rows = z.object({ results: z.array(z.record(z.string(), z.unknown())) })
const rowsOf = async (emulator: SeededEmulator, path: string) =>
  z.parse(rows, await emulator.read(path)).results
const hits = z.object({
  estimatedTotalHits: z.int(),
  results: z.array(
    z.object({
      id: z.int(),
      master: z.int(),
      languageCode: z.string(),
      name: z.string(),
      formatted: z.object({ id: z.int(), master: z.int(), name: z.string() }),
    }),
  ),
})

describe('lists in plain mode', () => {
  it('include inactive products, even with a filter', async () => {
    const all = await rowsOf(plain, '/api/v1/product?pageSize=100')
    const asked = await rowsOf(plain, '/api/v1/product?pageSize=100&active=true')
    expect(all.filter(({ active }) => active === false).length).toBeGreaterThan(0)
    expect(asked).toHaveLength(all.length)
  })

  it('list posts without a publication date first, newest first', async () => {
    const [first, ...rest] = await rowsOf(
      plain,
      '/api/v1/blog/post?ordering=-publishedAt&pageSize=100',
    )
    expect(first).toMatchObject({ publishedAt: null, isVisible: false })
    expect(rest.at(-1)?.publishedAt).not.toBeNull()
  })

  it('fail for an unknown order field', async () => {
    expect((await plain.app.request('/api/v1/product?ordering=colour')).status).toBe(500)
    expect((await extended.app.request('/api/v1/product?ordering=colour')).status).toBe(200)
  })

  it('refuse comma-separated tags, and accept a repeated parameter', async () => {
    const refused = await plain.app.request('/api/v1/blog/post?tags=1,2')
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({ tags: ['"1,2" δεν είναι έγκυρη τιμή.'] })
    const both = await rowsOf(plain, '/api/v1/blog/post?tags=1&tags=2&pageSize=100')
    const one = await rowsOf(plain, '/api/v1/blog/post?tags=1&pageSize=100')
    expect(both.length).toBeGreaterThan(one.length)
  })

  it('show pictures with their thumbnails', async () => {
    const [image] = await rowsOf(plain, '/api/v1/product/image?pageSize=1')
    expect(image?.thumbnail).toMatch(/^http:.*\/media\//)
  })
})

describe('search', () => {
  const path = `/api/v1/search/product?query=${encodeURIComponent('τετράδιο')}&limit=100`

  it('finds hidden products in plain mode without marking them', async () => {
    const listed = await rowsOf(plain, '/api/v1/product?pageSize=100')
    const hidden = z.parse(
      z.object({ id: z.int(), translations: z.object({ el: z.object({ name: z.string() }) }) }),
      listed.find(({ active }) => active === false),
    )
    const { name } = hidden.translations.el
    const mastersFor = async (emulator: SeededEmulator) => {
      const address = `/api/v1/search/product?query=${encodeURIComponent(name)}&limit=100`
      return z.parse(hits, await emulator.read(address)).results.map(({ master }) => master)
    }
    expect(await mastersFor(plain)).toContain(hidden.id)
    expect(await mastersFor(extended)).not.toContain(hidden.id)
  })

  it('marks the matches in a second copy of the texts', async () => {
    const { results } = z.parse(hits, await plain.read(path))
    const marked = results.filter(({ formatted }) => formatted.name.includes('<mark>'))
    expect(marked.length).toBeGreaterThan(0)
    for (const { name, formatted, master } of results) {
      expect(formatted.master).toBe(master)
      expect(formatted.name.replaceAll(/<\/?mark>/g, '')).toBe(name)
    }
  })
})

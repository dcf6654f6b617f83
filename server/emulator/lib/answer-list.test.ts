import * as z from 'zod/mini'
import { cursorOf, pageOf } from '#contract/wire/page'
import { emulatorPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()

const ids = pageOf(z.object({ id: z.int() }))
const readPage = async (path: string) => z.parse(ids, await emulator.read(path))
const allIds = async (path = '/api/v1/product?pagination=false') =>
  z.parse(z.array(z.object({ id: z.int() })), await emulator.read(path)).map(({ id }) => id)

describe('pages by number (R179)', () => {
  it('returns 12 rows per page and links to the next page at the URL of the API', async () => {
    const page = await readPage('/api/v1/product')
    expect(page).toMatchObject({ pageSize: 12, pageTotalResults: 12, page: 1 })
    expect(page.totalPages).toBe(Math.ceil(page.count / 12))
    expect(page.links).toEqual({ next: 'http://localhost/api/v1/product?page=2', previous: null })
  })

  it('keeps the rest of the query in its links and omits page 1', async () => {
    const page = await readPage('/api/v1/product?pageSize=10&ordering=price&page=2')
    expect(page.links.next).toContain('pageSize=10&ordering=price&page=3')
    expect(page.links.previous).toMatch(/\?pageSize=10&ordering=price$/)
  })

  it('returns every row once over all pages', async () => {
    const first = await readPage('/api/v1/product?page_size=30')
    const seen: number[] = []
    for (let number = 1; number <= first.totalPages; number += 1) {
      const page = await readPage(`/api/v1/product?page_size=30&page=${number}`)
      seen.push(...page.results.map(({ id }) => id))
    }
    expect(seen).toEqual(await allIds())
    expect(new Set(seen).size).toBe(first.count)
  })

  it.each([
    ['500', 100],
    ['0', 12],
    ['-3', 12],
    ['many', 12],
    ['1', 1],
  ])('reads a page size of %s as %d', async (asked, pageSize) => {
    expect((await readPage(`/api/v1/product?pageSize=${asked}`)).pageSize).toBe(pageSize)
  })

  it.each(['0', '-1', '99', 'two', '1.5'])('answers 404 for page %s', async (number) => {
    const response = await emulator.app.request(`/api/v1/product?page=${number}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: expect.any(String) })
  })

  it('answers an empty first page for an empty list', async () => {
    const page = await readPage('/api/v1/product?minFinalPrice=100000')
    expect(page).toMatchObject({ count: 0, totalPages: 1, page: 1, results: [] })
  })
})

describe.each(['limitOffset', 'limit_offset'])('pages by %s (R179)', (style) => {
  it('starts at the offset', async () => {
    const page = await readPage(`/api/v1/product?paginationType=${style}&limit=5&offset=10`)
    expect(page).toMatchObject({ pageSize: 5, pageTotalResults: 5, page: 3 })
    expect(page.results.map(({ id }) => id)).toEqual((await allIds()).slice(10, 15))
    expect(page.links.next).toContain('offset=15')
    expect(page.links.previous).toContain('offset=5')
  })

  it('answers an empty page past the end', async () => {
    const page = await readPage(`/api/v1/product?paginationType=${style}&offset=1000`)
    expect(page.results).toEqual([])
    expect(page.links.next).toBeNull()
  })
})

describe('pages by cursor (R179)', () => {
  const start = '/api/v1/product?paginationType=cursor&pageSize=20'
  const newestFirst = () => allIds('/api/v1/product?pagination=false&ordering=-createdAt')

  async function walk(direction: 'next' | 'previous', from: string | null) {
    const seen: number[][] = []
    for (let cursor = from; cursor; ) {
      const page = await readPage(`${start}&cursor=${encodeURIComponent(cursor)}`)
      seen.push(page.results.map(({ id }) => id))
      cursor = cursorOf(page.links[direction])
    }
    return seen
  }

  it('walks over all rows, newest first, and back again', async () => {
    const first = await readPage(start)
    const firstIds = first.results.map(({ id }) => id)
    expect(first.links.previous).toBeNull()
    const rest = await walk('next', cursorOf(first.links.next))
    expect([...firstIds, ...rest.flat()]).toEqual(await newestFirst())

    const second = await readPage(`${start}&cursor=${cursorOf(first.links.next)}`)
    const [back] = await walk('previous', cursorOf(second.links.previous))
    expect(back).toEqual(firstIds)
  })

  it('has no page number and ignores the order, as the API does', async () => {
    const page = await readPage(`${start}&ordering=price`)
    expect(page.page).toBeUndefined()
    expect(page.results[0]?.id).toBe((await newestFirst())[0])
    expect(page.totalPages).toBe(Math.ceil(page.count / 20))
  })

  it('returns 20 rows per page, at most 100', async () => {
    const path = '/api/v1/product?paginationType=cursor'
    expect((await readPage(path)).pageSize).toBe(20)
    expect((await readPage(`${path}&pageSize=400`)).pageSize).toBe(100)
  })

  it.each(['x', 'W10', 'bnVsbA', 'WzEsMiwzXQ'])('answers 404 for the cursor %s', async (cursor) => {
    expect((await emulator.app.request(`${start}&cursor=${cursor}`)).status).toBe(404)
  })
})

describe('the order of a list', () => {
  const rowsBy = async (ordering: string) => {
    const page = z.parse(
      pageOf(z.object({ viewCount: z.int(), stock: z.int() })),
      await emulator.read(`/api/v1/product?pageSize=100&ordering=${ordering}`),
    )
    return page.results
  }

  it.each(['viewCount', 'view_count'])('sorts by %s, and in reverse', async (field) => {
    const rising = (await rowsBy(field)).map(({ viewCount }) => viewCount)
    expect(rising).toEqual([...rising].sort((a, b) => a - b))
    const falling = (await rowsBy(`-${field}`)).map(({ viewCount }) => viewCount)
    expect(falling).toEqual([...rising].reverse())
  })

  it('sorts by several fields', async () => {
    const rows = await rowsBy('-stock,viewCount')
    const sorted = [...rows].sort((a, b) => b.stock - a.stock || a.viewCount - b.viewCount)
    expect(rows).toEqual(sorted)
  })

  it.each(['unknown', 'constructor', '-__proto__', 'slug', 'id;drop table products'])(
    'ignores the field %s',
    async (field) => {
      const path = `/api/v1/product?pagination=false&ordering=${encodeURIComponent(field)}`
      expect(await allIds(path)).toEqual(await allIds())
    },
  )
})

import fc from 'fast-check'
import * as z from 'zod/mini'
import { pageOf } from '#contract/wire/page'
import { sampleSeed } from '#tests/support/long-run'
import { listUpstream, postsOf, productsOf } from '../testing/list-upstream'
import { startGateway } from '../testing/start-gateway'

jest.setTimeout(60_000)

const page = pageOf(z.object({ id: z.int() }))
const longestChain = 400
/** Makes lists of more than 400 rows long ones. */
const fewRequests = { LIST_REQUESTS: '6' }

function gatewayWith(rows: readonly { id: number }[], variables: Record<string, string> = {}) {
  const started = startGateway({
    upstream: listUpstream({ path: '/product', rows }),
    variables: { REQUESTS_PER_MINUTE: '1000000', ...variables },
  })
  const read = async (query = '') => {
    const before = started.calls.length
    const response = await started.ask(`/api/products${query}`)
    const answer = z.parse(page, await response.json())
    return { ...answer, requests: started.calls.length - before }
  }
  return { ...started, read }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const idsOf = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id)

describe('pages of a list with hidden rows', () => {
  it('are full, and counted without the hidden ones', async () => {
    const { read } = gatewayWith(productsOf(34, (id) => [1, 2, 20].includes(id)))
    const pages = [await read('?pageSize=12'), await read('?pageSize=12&page=2')]
    expect(pages.map(({ pageTotalResults }) => pageTotalResults)).toEqual([12, 12])
    const last = await read('?pageSize=12&page=3')
    expect(last).toMatchObject({ count: 31, totalPages: 3, pageTotalResults: 7, page: 3 })
    expect(last.links).toEqual({ next: null, previous: '?page=2&pageSize=12' })
    expect(idsOf(last)).toEqual([28, 29, 30, 31, 32, 33, 34])
  })

  it('begin with published posts, whatever the upstream puts first', async () => {
    const { ask } = startGateway({
      upstream: listUpstream({ path: '/blog/post', rows: postsOf(38, (id) => id <= 30) }),
    })
    const answer = await ask('/api/blog/posts?ordering=-publishedAt&pageSize=2')
    const found = z.parse(page, await answer.json())
    expect(found).toMatchObject({ count: 8, totalPages: 4, pageTotalResults: 2 })
    expect(idsOf(found)).toEqual([31, 32])
  })

  it('are 404 after the last one, and an empty list has one empty page', async () => {
    const { ask, read } = gatewayWith(productsOf(12, (id) => id > 5))
    expect((await ask('/api/products?pageSize=5&page=2')).status).toBe(404)
    const none = gatewayWith(productsOf(3, () => true))
    for (const query of ['', '?paginationType=cursor']) {
      expect(await none.read(query)).toMatchObject({ count: 0, totalPages: 1, results: [] })
    }
    expect(await read('?pageSize=5')).toMatchObject({ count: 5, totalPages: 1 })
  })

  it('are replaced by the whole list on request, with the same rule', async () => {
    const { read } = gatewayWith(productsOf(12, (id) => id > 5))
    expect(await read('?pagination=false')).toMatchObject({ count: 5, requests: 1 })
  })
})

/** The ids of all rows, read page by page by links or numbers. */
async function walk(
  read: ReturnType<typeof gatewayWith>['read'],
  style: 'pageNumber' | 'limitOffset' | 'cursor',
  size: number,
) {
  const seen: number[] = []
  const first = style === 'limitOffset' ? `limit=${size}` : `pageSize=${size}`
  let query: string | null = `?paginationType=${style}&${first}`
  const found: Awaited<ReturnType<typeof read>>[] = []
  for (let at = 0; query !== null && at < longestChain; at += 1) {
    const came: Awaited<ReturnType<typeof read>> = await read(query)
    found.push(came)
    seen.push(...idsOf(came))
    query = came.links.next
  }
  return { seen, found }
}

const lists = fc.record({
  count: fc.integer({ min: 0, max: 230 }),
  hidden: fc.uniqueArray(fc.integer({ min: 1, max: 230 }), { maxLength: 180 }),
  size: fc.integer({ min: 6, max: 100 }),
})

it.each(['pageNumber', 'limitOffset', 'cursor'] as const)(
  'reach every visible row once, by %s',
  async (style) => {
    await fc.assert(
      fc.asyncProperty(lists, async ({ count, hidden, size }) => {
        const rows = productsOf(count, (id) => hidden.includes(id))
        const visible = rows.filter(({ active }) => active).map(({ id }) => id)
        const { read } = gatewayWith(rows)
        const { seen, found } = await walk(read, style, size)
        expect(seen).toEqual(visible)
        for (const { count: counted, totalPages } of found) {
          expect(counted).toBe(visible.length)
          expect(totalPages).toBe(Math.max(1, Math.ceil(visible.length / size)))
        }
        if (style === 'cursor') return
        for (const { pageTotalResults } of found.slice(0, -1)) expect(pageTotalResults).toBe(size)
      }),
      { numRuns: 12, seed: sampleSeed },
    )
  },
)

it('returns the same rows when it follows cursors back', async () => {
  const { read } = gatewayWith(productsOf(40, (id) => id % 3 === 0))
  const first = await read('?paginationType=cursor&pageSize=7')
  const second = await read(first.links.next ?? '')
  const back = await read(second.links.previous ?? '')
  expect(idsOf(back)).toEqual(idsOf(first))
  expect(first.links.next).not.toContain('http')
})

describe('the cost of a page', () => {
  it('is one request for a list of up to 100 rows, and none while it is kept', async () => {
    const { read, time } = gatewayWith(productsOf(100, (id) => id % 7 === 0))
    expect((await read('?pageSize=12')).requests).toBe(1)
    expect((await read('?pageSize=12&page=4')).requests).toBe(0)
    expect((await read('?pageSize=12&ordering=finalPrice')).requests).toBe(1)
    time.now += 5001
    expect((await read('?pageSize=12')).requests).toBe(1)
  })

  it('is shared by simultaneous requests', async () => {
    const { read, calls } = gatewayWith(productsOf(90))
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => read(`?pageSize=12&page=${(at % 7) + 1}`)),
    )
    expect(calls).toHaveLength(1)
  })

  it('is at most ten requests for 1,000 rows', async () => {
    const { read } = gatewayWith(productsOf(1000, (id) => id % 2 === 0))
    expect((await read('?pageSize=100&page=5')).requests).toBe(10)
    expect((await read('?pageSize=100&page=1')).requests).toBe(0)
  })

  it('is a hundred requests once for 10,000 rows, then two at most for minutes', async () => {
    const { read, time } = gatewayWith(productsOf(10_000, (id) => id % 50 === 0))
    const cold = await read('?pageSize=12')
    expect(cold).toMatchObject({ count: 9800, totalPages: 817, pageTotalResults: 12 })
    expect(cold.requests).toBe(101)
    for (const number of [1, 9, 400, 816, 817]) {
      const warm = await read(`?pageSize=12&page=${number}`)
      expect(warm.requests).toBeLessThanOrEqual(2)
      expect(warm.count).toBe(9800)
    }
    time.now += 290_000
    expect((await read('?pageSize=100&page=3')).requests).toBeLessThanOrEqual(3)
  })

  it('never exceeds the limit, even where visible rows are rare', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 100 }),
        async (oneIn, size) => {
          const rows = productsOf(900, (id) => (id < 600 ? id % oneIn !== 0 : id % 9 === 0))
          const { read } = gatewayWith(rows, fewRequests)
          const { totalPages, count } = await read(`?pageSize=${size}`)
          for (const number of [1, Math.ceil(totalPages / 3), totalPages]) {
            const found = await read(`?pageSize=${size}&page=${number}`)
            expect(found.requests).toBeLessThanOrEqual(6)
            const full = number < totalPages ? size : count - size * (totalPages - 1)
            expect(found.pageTotalResults).toBe(full)
          }
        },
      ),
      { numRuns: 8, seed: sampleSeed },
    )
  })
})

describe('a long list that changes', () => {
  it('is counted again when a page shows the change', async () => {
    const rows = productsOf(500, (id) => id % 10 === 0)
    const { read } = gatewayWith(rows, fewRequests)
    expect(await read('?pageSize=12')).toMatchObject({ count: 450 })
    for (const at of [0, 1, 2]) rows[at] = { ...productsOf(3, () => true)[at], id: at + 1 } as never
    const changed = await read('?pageSize=12')
    expect(changed).toMatchObject({ count: 447, pageTotalResults: 12 })
    expect(idsOf(changed)[0]).toBe(4)
  })

  it('is read again in the background', async () => {
    const rows = productsOf(600)
    const { read, time, calls } = gatewayWith(rows, fewRequests)
    await read('?pageSize=12')
    rows.length = 500
    time.now += 18_001
    expect((await read('?pageSize=12')).count).toBe(600)
    while (calls.length < 13) await pause(5)
    await pause(20)
    expect((await read('?pageSize=12')).count).toBe(500)
  })

  it('is refused, not miscounted, if it is longer than the limit', async () => {
    const { ask, log } = gatewayWith(productsOf(1010), { LIST_ROWS: '1000', ...fewRequests })
    expect((await ask('/api/products')).status).toBe(503)
    expect(JSON.stringify(log)).toContain('LIST_ROWS')
  })

  it('is answered with 503 until it has been read', async () => {
    const list = listUpstream({ path: '/product', rows: productsOf(450) })
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    const { ask } = startGateway({
      variables: { UPSTREAM_TIMEOUT_MS: '2000', ...fewRequests },
      upstream: async (url) => {
        if (url.includes('page=3')) await opened
        return list(url)
      },
    })
    const answer = await ask('/api/products')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    open()
    expect((await ask('/api/products')).status).toBe(200)
  })
})

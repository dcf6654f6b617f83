import * as z from 'zod/mini'
import { listProducts } from '#upstream/endpoints/products'
import { createLog } from '../operations/log'
import { listUpstream } from '../testing/list-upstream'
import { startGateway, testConfig, testTime } from '../testing/start-gateway'
import { createUpstream } from './call-upstream'
import { createOptionalPart } from './optional-part'
import { createSharedLists } from './shared-lists'

const row = z.object({ id: z.int(), name: z.string() })
const rowsOf = (count: number, name = 'α') =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name }))

/** Reads `/product` of an upstream whose rows can be changed. */
function reading(first: readonly { id: number; name: unknown }[]) {
  const state = {
    rows: first,
    now: testTime,
    hangs: false,
    callMs: 0,
    changed: (body: object) => body,
  }
  const calls: { url: string; headers: Record<string, string> }[] = []
  const log: { event: string }[] = []
  const deps = {
    config: testConfig(),
    clock: () => state.now,
    optionalPart: createOptionalPart(10),
    random: (length: number) => new Uint8Array(length),
    site: { current: async () => null },
    log: (entry: { event: string }) => void log.push(entry),
    fetch: async (url: string, { headers }: { headers: Record<string, string> }) => {
      calls.push({ url, headers })
      await (state.hangs ? new Promise(() => undefined) : Promise.resolve())
      state.now += state.callMs
      const answer = listUpstream({ path: '/product', rows: state.rows })(url)
      return answer.ok ? Response.json(state.changed(await answer.json())) : answer
    },
  }
  const rest = createUpstream(deps, 'http://localhost:8100', 'api')
  const { readList, readOptionalList } = createSharedLists(deps, rest, createLog(deps))
  const client = { address: '203.0.113.9', userAgent: 'x', key: '203.0.113.9' }
  return {
    state,
    calls,
    log,
    lifeMs: deps.config.listLifeMs,
    read: (path: `/${string}` = '/product') =>
      readList({ method: 'GET', path, rows: row }, client).then(({ rows }) => rows),
    readOptional: () => readOptionalList({ ...listProducts, rows: row }, client, Promise.resolve()),
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

it('reads all pages of a list, and holds it for a while', async () => {
  const { read, calls, state, lifeMs } = reading(rowsOf(230))
  expect(await read()).toHaveLength(230)
  expect(calls).toHaveLength(3)
  state.now += lifeMs * 3 - 1
  await read()
  expect(calls).toHaveLength(3)
})

it('reads it once for all who need it at the same time, as nobody in particular', async () => {
  const { read, calls } = reading(rowsOf(120))
  const found = await Promise.all([read(), read(), read()])
  expect(found.map((rows) => rows.length)).toEqual([120, 120, 120])
  expect(calls).toHaveLength(2)
  for (const { headers } of calls) {
    expect(headers).not.toHaveProperty('authorization')
    expect(headers).not.toHaveProperty('x-forwarded-for')
    expect(headers).not.toHaveProperty('x-real-ip')
  }
})

it('reads a short list again once its time is over', async () => {
  const { read, state, lifeMs } = reading(rowsOf(2))
  await read()
  state.rows = rowsOf(3)
  state.now += lifeMs
  expect(await read()).toHaveLength(3)
})

it('shows a long list as it was while it is read again, but not for ever', async () => {
  const { read, state, lifeMs } = reading(rowsOf(250))
  await read()
  state.rows = rowsOf(240)
  state.now += lifeMs * 3
  expect(await read()).toHaveLength(250)
  await settled()
  expect(await read()).toHaveLength(240)
  state.rows = rowsOf(250)
  state.now += lifeMs * 3 * 3
  expect(await read()).toHaveLength(250)
})

it('holds lists with different filters apart', async () => {
  const { read, calls } = reading(rowsOf(1))
  await read('/product?category=1')
  await read('/product?category=2')
  expect(calls.map(({ url }) => new URL(url).search)).toEqual([
    '?category=1&pageSize=100&page=1',
    '?category=2&pageSize=100&page=1',
  ])
})

describe('a list that can be done without', () => {
  it('is read where it comes in time', async () => {
    const { readOptional } = reading(rowsOf(3))
    expect((await readOptional())?.rows).toHaveLength(3)
  })

  it('is as it was read last where it hangs, and else unread, which is not empty (R556)', async () => {
    const known = reading(rowsOf(3))
    await known.read()
    Object.assign(known.state, { hangs: true, now: known.state.now + 1000 * known.lifeMs })
    expect((await known.readOptional())?.rows).toHaveLength(3)

    const unknown = reading(rowsOf(3))
    unknown.state.hangs = true
    expect(await unknown.readOptional()).toBeNull()
    expect(await reading([]).readOptional()).toEqual({ rows: [], leftOut: 0 })
  })
})

it('leaves out what does not fit, and what comes twice', async () => {
  const { read, readOptional, log } = reading([
    ...rowsOf(3),
    { id: 3, name: 'α' },
    { id: 9, name: 7 },
  ])
  expect((await read()).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(log).toEqual([expect.objectContaining({ event: 'rows-left-out', endpoint: '/product' })])
  expect((await readOptional())?.leftOut).toBe(1)
})

describe('a list that is too long', () => {
  it.each([301, 20_000, 4_000_000, Number.MAX_SAFE_INTEGER, -1, 1.5])(
    'of %d pages is 502 after its first page, with a line in the log',
    async (totalPages) => {
      const { read, readOptional, calls, log, state } = reading(rowsOf(3))
      state.changed = (body) => ({ ...body, totalPages })
      await expect(read()).rejects.toMatchObject({ status: 502 })
      expect(calls).toHaveLength(1)
      expect(log).toEqual([expect.objectContaining({ event: 'list-unread', endpoint: '/product' })])
      expect(await readOptional()).toBeNull()
    },
  )

  it.each([
    ['rows', () => rowsOf(20_000)],
    ['bytes', () => rowsOf(2, 'α'.repeat(30_000_000))],
  ])('by its %s is 502 before all of it is read', async (_, rows) => {
    const { read, calls, state } = reading(rowsOf(2000))
    const results = rows()
    state.changed = (body) => ({ ...body, results })
    await expect(read()).rejects.toMatchObject({ status: 502 })
    expect(calls.length).toBeLessThan(12)
  })

  it('counts in the store by its bytes', async () => {
    const { read, calls, state } = reading(rowsOf(1, 'α'.repeat(25_000_000)))
    for (const category of [1, 2, 1]) await read(`/product?category=${category}`)
    expect(calls).toHaveLength(3)
    state.rows = rowsOf(2)
    await read('/product?category=3')
    await read('/product?category=3')
    expect(calls).toHaveLength(4)
  })

  it('is 504 where its pages together take too long', async () => {
    const { read, calls, state } = reading(rowsOf(20_000))
    state.callMs = 1000
    await expect(read()).rejects.toMatchObject({ status: 504 })
    expect(calls.length).toBeLessThan(30)
  })
})

it('is no list where the API fails, and is read anew by the next', async () => {
  let isDown = true
  const { ask } = startGateway({
    upstream: (url) =>
      isDown
        ? new Response('', { status: 500 })
        : listUpstream({ path: '/product', rows: [] }, { path: '/product/review', rows: [] })(url),
  })
  expect((await ask('/api/products?ordering=finalPrice')).status).toBe(502)
  isDown = false
  expect((await ask('/api/products?ordering=finalPrice')).status).toBe(200)
})

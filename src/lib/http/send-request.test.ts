import { type FakeTurn, fakeFetch } from '#tests/support/fake-fetch'
import { serverNow } from '../time/clock'
import {
  createSender,
  type HttpRequest,
  retryAfterSeconds,
  retryStatuses,
  retryWaitMs,
} from './send-request'

const fine: FakeTurn = { status: 200, body: { id: 1 } }
const busy = (headers: Record<string, string> = {}): FakeTurn => ({ status: 503, headers })

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

async function sendTo(turns: [FakeTurn, ...FakeTurn[]], request: HttpRequest, afterMs = 60_000) {
  const server = fakeFetch(...turns)
  const outcome = createSender(server.fetch)(request).then(
    (answer) => ({ answer, failure: null }),
    (failure: unknown) => ({ answer: null, failure }),
  )
  await jest.advanceTimersByTimeAsync(afterMs)
  return { ...(await outcome), calls: server.calls }
}

it('sends requests to the own origin, marked as our script, with a query', async () => {
  const query = { ordering: '-price', page: 2, search: '', category: null }
  const { answer, calls } = await sendTo([fine], { path: '/api/products', query })
  expect(answer?.body).toEqual({ id: 1 })
  expect(calls[0]?.address).toBe('/api/products?ordering=-price&page=2')
  expect(calls[0]?.options.headers).toMatchObject({
    accept: 'application/json',
    'x-requested-by': 'storefront',
  })
})

it('sends writes as JSON, with or without a body, and a form unchanged', async () => {
  const json = await sendTo([fine], {
    method: 'POST',
    path: '/api/contact',
    body: { name: 'Άννα' },
  })
  expect(json.calls[0]?.options).toMatchObject({
    method: 'POST',
    body: '{"name":"Άννα"}',
    headers: { 'content-type': 'application/json' },
  })
  const empty = await sendTo([fine], { method: 'DELETE', path: '/api/cart/items/1' })
  expect(empty.calls[0]?.options).toMatchObject({
    headers: { 'content-type': 'application/json' },
  })
  expect(empty.calls[0]?.options).not.toHaveProperty('body')
  const form = new FormData()
  const sent = await sendTo([fine], { method: 'PATCH', path: '/api/user/account/1', body: form })
  expect(sent.calls[0]?.options.body).toBe(form)
  expect(sent.calls[0]?.options.headers).not.toHaveProperty('content-type')
})

it.each(['//evil.example/x', '/\\evil.example', 'https://evil.example'] as const)(
  'refuses %s: another host',
  async (path) => {
    const { failure, calls } = await sendTo([fine], { path: path as '/x' })
    expect(String(failure)).toContain('Not a path of our own')
    expect(calls).toHaveLength(0)
  },
)

it.each(retryStatuses)(
  'retries a read after %i once, and never a write (R328, R346)',
  async (status) => {
    const read = await sendTo([{ status }, fine], { path: '/api/x' })
    expect(read.answer?.status).toBe(200)
    expect((await sendTo([{ status }], { path: '/api/x' })).calls).toHaveLength(2)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      expect((await sendTo([{ status }, fine], { method, path: '/api/x' })).calls).toHaveLength(1)
    }
  },
)

it('retries after no other status (R328)', async () => {
  expect(retryStatuses).toEqual([408, 409, 425, 429, 500, 502, 503, 504])
  for (const status of [400, 401, 403, 404, 410, 422, 501]) {
    expect((await sendTo([{ status }, fine], { path: '/api/x' })).calls).toHaveLength(1)
  }
})

it('retries as often as the caller sets (R328)', async () => {
  const often = await sendTo([busy()], { path: '/api/x', retries: 3 })
  expect(often.calls).toHaveLength(4)
  const once = await sendTo([busy(), fine], { method: 'POST', path: '/api/x', retries: 1 })
  expect(once.answer?.status).toBe(200)
})

it('waits for Retry-After', async () => {
  const server = fakeFetch(busy({ 'retry-after': '2' }), fine)
  const sent = createSender(server.fetch)({ path: '/api/x' })
  await jest.advanceTimersByTimeAsync(1_999)
  expect(server.calls).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1)
  expect((await sent).status).toBe(200)
})

it('answers at once on a long Retry-After', async () => {
  const late = await sendTo([busy({ 'retry-after': '60' }), fine], { path: '/api/x' }, 0)
  expect(late.answer?.status).toBe(503)
  expect(late.calls).toHaveLength(1)
})

it('retries a read after a broken connection', async () => {
  expect((await sendTo(['broken', fine], { path: '/api/x' })).answer?.status).toBe(200)
  const { failure } = await sendTo(['broken'], { path: '/api/x' })
  expect(failure).toMatchObject({ problem: { kind: 'unreachable' } })
})

it('rejects with a TimeoutError, retries included (R329)', async () => {
  const silent = await sendTo(['silent'], { path: '/api/x', timeoutMs: 50 }, 50)
  expect(String(silent.failure)).toBe('TimeoutError: The operation was aborted due to timeout')
  expect(silent.calls).toHaveLength(1)
  const again = await sendTo([busy(), 'silent'], { path: '/api/x', timeoutMs: 2_000 }, 2_000)
  expect(String(again.failure)).toContain('TimeoutError')
  expect(again.calls).toHaveLength(2)
})

it('answers at once where no time is left for a retry (A5-90)', async () => {
  const upstreamIsSilent = { status: 504, afterMs: 5_000 }
  const { answer, calls } = await sendTo([upstreamIsSilent, fine], { path: '/api/x' }, 5_000)
  expect(answer?.status).toBe(504)
  expect(calls).toHaveLength(1)
  const wait = busy({ 'retry-after': '5' })
  const waiting = await sendTo([wait, fine], { path: '/api/x', timeoutMs: 3_000 }, 0)
  expect(waiting.answer?.status).toBe(503)
})

it('ends with the reason of the caller, before the call and during it', async () => {
  const reason = new Error('The page was left')
  const before = await sendTo([fine], { path: '/api/x', signal: AbortSignal.abort(reason) })
  expect(before.failure).toBe(reason)
  const controller = new AbortController()
  const during = sendTo(['silent'], { path: '/api/x', signal: controller.signal }, 10)
  controller.abort(reason)
  expect((await during).failure).toBe(reason)
})

it('clears its timers', async () => {
  await sendTo([fine], { path: '/api/x' }, 0)
  await sendTo(['broken'], { path: '/api/x', retries: 0 }, 0)
  expect(jest.getTimerCount()).toBe(0)
})

it('reads an empty answer and one that is not JSON as null', async () => {
  expect((await sendTo([{ status: 204 }], { path: '/api/x' })).answer?.body).toBeNull()
  expect((await sendTo([{ status: 200, body: '<p>' }], { path: '/api/x' })).answer?.body).toBeNull()
})

const saying = (value: string, date = 'Tue, 20 May 2025 10:00:00 GMT') =>
  new Headers({ 'retry-after': value, ...(date ? { date } : {}) })

it('reads Retry-After as seconds or as a date', () => {
  expect(retryAfterSeconds(saying('7'))).toBe(7)
  expect(retryAfterSeconds(saying('Tue, 20 May 2025 10:00:30 GMT'))).toBe(30)
  expect(retryAfterSeconds(saying('Tue, 20 May 2025 09:00:00 GMT'))).toBe(0)
  expect(retryAfterSeconds(saying('Tue, 20 May 2025 10:00:30 GMT', ''))).toBeNull()
  expect(retryAfterSeconds(saying('soon'))).toBeNull()
  expect(retryAfterSeconds(new Headers())).toBeNull()
})

it.each(['4000000', '9007199254740991', '9'.repeat(400), 'Tue, 20 May 2225 10:00:00 GMT'])(
  'waits at most a day where Retry-After is %s',
  (value) => {
    expect(retryAfterSeconds(saying(value))).toBe(86_400)
  },
)

it.each(['-1', '1.5', '0x10'])('knows no wait of %s', (value) => {
  expect(retryAfterSeconds(saying(value, ''))).toBeNull()
})

it('waits as long as Retry-After, between 300 ms and 5 s', () => {
  expect(retryWaitMs(503, new Headers())).toBe(300)
  expect(retryWaitMs(503, saying('0'))).toBe(300)
  expect(retryWaitMs(429, saying('5'))).toBe(5_000)
  expect(retryWaitMs(429, saying('6'))).toBeNull()
  expect(retryWaitMs(404, saying('1'))).toBeNull()
})

it.each<[string, HttpRequest, boolean, string?]>([
  ['not cached', { path: '/api/health', cache: 'no-store' }, true],
  ['a write', { path: '/api/contact', method: 'POST' }, true],
  ['one that may come from a cache', { path: '/api/products' }, false],
  ['one that a cache checks first', { path: '/api/products' }, false, 'no-cache'],
  ['one that no cache may keep (R531)', { path: '/api/products/1' }, true, 'no-store'],
])('takes the time from an answer that is %s', async (_, request, isTaken, kept = '') => {
  const past = '2020-01-01T12:00:00Z'
  jest.setSystemTime(new Date('2026-03-10T12:00:00Z'))
  const date = new Date('2026-03-10T12:00:00Z').toUTCString()
  await sendTo([{ ...fine, headers: { date } }], { path: '/api/health', cache: 'no-store' }, 1)
  const old = new Date(past).toUTCString()
  await sendTo([{ ...fine, headers: { date: old, 'cache-control': kept } }], request, 1)
  expect(new Date(serverNow()).getUTCFullYear()).toBe(isTaken ? 2020 : 2026)
})

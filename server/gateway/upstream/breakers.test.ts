import { setTimeout as wait } from 'node:timers/promises'
import { unanswered, unreachable } from '../testing/failing-upstream'
import { fakeApi } from '../testing/fake-api'
import { type StartOptions, startGateway } from '../testing/start-gateway'

/** A gateway whose breakers judge by ten calls, and which share its clock. */
function start(upstream: NonNullable<StartOptions['upstream']>, variables = {}) {
  const gateway = startGateway({ variables: { BREAKER_CALLS: '10', ...variables }, upstream })
  jest.spyOn(Date, 'now').mockImplementation(() => gateway.time.now)
  const statusOf = async (path: string, address = '203.0.113.5') =>
    (await gateway.app.request(path, {}, { address })).status
  return { ...gateway, statusOf }
}

/** An upstream that answers everything but what the test names, and what is below it. */
function startFlapping(variables = {}) {
  const down = { path: '/api/v1/health' as string | null }
  const isDown = (url: string) => `${new URL(url).pathname}/`.startsWith(`${down.path}/`)
  const gateway = start(
    (url, request) => (isDown(url) ? unreachable() : fakeApi(url, request)),
    variables,
  )
  return { ...gateway, down, statusNow: () => gateway.statusOf('/api/health') }
}

afterEach(() => jest.restoreAllMocks())

it('spares an endpoint most of whose calls fail, and recovers with it (A5-90)', async () => {
  const { ask, statusNow, calls, time, down } = startFlapping()
  for (let tried = 0; tried < 10; tried += 1) expect(await statusNow()).toBe(502)
  const refused = await ask('/api/health')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await refused.json()).toMatchObject({
    statusCode: 503,
    message: 'Δεν είναι δυνατή η σύνδεση με τον διακομιστή. Παρακαλώ δοκιμάστε ξανά αργότερα.',
  })
  expect(calls).toHaveLength(10)

  time.now += 2000
  expect(await statusNow()).toBe(502)
  expect(await statusNow()).toBe(503)
  expect(calls).toHaveLength(11)

  down.path = null
  time.now += 2000
  expect(await statusNow()).toBe(200)
  expect(await statusNow()).toBe(200)
})

const picture =
  '/media_stream-image/media/stagona/uploads/products/p1.png/320/240/cover/center/transparent/5'

it.each([
  // Either index is enough.
  ['/api/v1/search', '/api/search?query=x'],
  ['/api/v1/product/3', '/api/products/3'],
  ['/api/v1/product/review', '/api/products/3/reviews'],
  ['/api/v1/blog/comment', '/api/blog/comments?post=3'],
  ['/api/v1/pay_way', '/api/pay-way'],
  [`${picture}/90.webp`, `${picture}/webp/90`],
])('leaves all others open where %s fails', async (failing, path) => {
  const { down, statusOf } = startFlapping()
  down.path = failing
  for (let tried = 0; tried < 10; tried += 1) expect(await statusOf(path)).toBe(502)
  expect(await statusOf(path)).toBe(503)
  const others = [
    '/api/health',
    '/api/blog/posts/4',
    '/api/products/categories/3',
    '/api/countries',
  ]
  for (const other of others) expect(await statusOf(other)).toBe(200)
})

it('stays closed after a few failures, or where at most half of many calls fail', async () => {
  const few = startFlapping()
  for (let tried = 0; tried < 9; tried += 1) expect(await few.statusNow()).toBe(502)
  few.down.path = null
  expect(await few.statusNow()).toBe(200)

  const half = startFlapping()
  for (let tried = 0; tried < 40; tried += 1) {
    half.down.path = tried % 2 ? '/api/v1/health' : null
    expect(await half.statusNow()).toBe(tried % 2 ? 502 : 200)
  }
})

it('lets a single call through at a time while it probes', async () => {
  const waiting: ((answer: Response) => void)[] = []
  let isDown = true
  const { statusOf, time, calls } = start(() =>
    isDown ? unreachable() : new Promise((resolve) => waiting.push(resolve)),
  )
  for (let tried = 0; tried < 10; tried += 1)
    expect(await statusOf('/api/blog/categories/3')).toBe(502)
  isDown = false
  time.now += 2000
  const probe = statusOf('/api/blog/categories/3')
  expect(await statusOf('/api/blog/categories/3', '203.0.113.6')).toBe(503)
  waiting[0]?.(fakeApi('http://upstream/api/v1/blog/category/3'))
  expect(await probe).toBe(200)
  expect(calls).toHaveLength(11)
})

it.each([
  [500, 502],
  [429, 429],
  [302, 502],
])('does not open because of the answer %i', async (answered, shown) => {
  const { statusOf, calls } = start(() => new Response(null, { status: answered }))
  for (let tried = 0; tried < 12; tried += 1) expect(await statusOf('/api/health')).toBe(shown)
  expect(calls).toHaveLength(12)
})

describe('an endpoint whose calls time out', () => {
  const slow = () => start(unanswered, { UPSTREAM_TIMEOUT_MS: '20', BREAKER_CALLS: '4' })
  const page = (at: number) => `/api/products/${at}`
  const person = (at: number) => `203.0.113.${at}`

  it('counts those of one client once', async () => {
    const { statusOf } = slow()
    for (let at = 1; at < 8; at += 1) expect(await statusOf(page(at))).toBe(504)
    for (const at of [16, 17, 18]) expect(await statusOf(page(at), person(at))).toBe(504)
    expect(await statusOf(page(19), person(19))).toBe(503)
  })

  it('counts those of one item once, however many people wait for it', async () => {
    const { statusOf } = slow()
    for (const at of [1, 2, 3]) expect(await statusOf(page(1), person(at))).toBe(504)
    // That they waited for it does not count against them.
    for (const at of [2, 3, 4]) expect(await statusOf(page(at), person(at))).toBe(504)
    expect(await statusOf(page(9), person(9))).toBe(503)
  })

  it('spares an item for which enough people have waited, and no other', async () => {
    const { statusOf, calls } = start(
      (url, request) =>
        new URL(url).pathname.endsWith('/product/1')
          ? unanswered(url, request)
          : fakeApi(url, request),
      { UPSTREAM_TIMEOUT_MS: '20', BREAKER_CALLS: '4' },
    )
    for (const at of [1, 1, 1, 2, 3]) expect(await statusOf(page(1), person(at))).toBe(504)
    expect(await statusOf(page(1), person(4))).toBe(504)
    const sent = calls.length
    expect(await statusOf(page(1), person(5))).toBe(503)
    expect(calls.slice(sent).map(({ url }) => new URL(url).pathname)).not.toContain(
      '/api/v1/product/1',
    )
    expect(await statusOf(page(3), person(5))).toBe(200)
  })

  it.each([
    ['products', '/api/products'],
    ['regions', '/api/regions'],
    ['countries', '/api/countries'],
    ['the price of shipping', '/api/config/public'],
    ['products by rating', '/api/products?ordering=-approvedReviewAverage'],
  ])('counts everybody who waits for the same answer: %s', async (_, path) => {
    const { statusOf, calls } = slow()
    const people = [1, 2, 3, 4, 5].map(person)
    const statuses = await Promise.all(people.map((one) => statusOf(path, one)))
    expect(statuses).toEqual([504, 504, 504, 504, 504])
    // One of two calls may be refused a little later.
    await wait(20)
    const sent = calls.length
    expect(await statusOf(path, person(6))).toBe(503)
    expect(calls).toHaveLength(sent)
  })

  it('counts everybody who has waited for it, also where they have gone on without it', async () => {
    const { statusOf, calls } = start(
      (url, request) =>
        url.includes('/product/review') ? unanswered(url, request) : fakeApi(url, request),
      { UPSTREAM_TIMEOUT_MS: '100', OPTIONAL_WAIT_MS: '10', BREAKER_CALLS: '4' },
    )
    const people = [1, 2, 3, 4, 5].map(person)
    const statuses = await Promise.all(people.map((one) => statusOf('/api/products', one)))
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    await wait(150)
    const sent = calls.length
    expect(await statusOf('/api/products', person(6))).toBe(200)
    expect(calls.slice(sent).map(({ url }) => new URL(url).pathname)).toEqual(['/api/v1/product'])
  })

  it('counts all of an endpoint that has one answer only', async () => {
    const { statusOf } = slow()
    for (const at of [1, 2, 3, 4]) expect(await statusOf('/api/pay-way', person(at))).toBe(504)
    expect(await statusOf('/api/pay-way', person(5))).toBe(503)
  })
})

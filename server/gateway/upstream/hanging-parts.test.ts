import { setTimeout as wait } from 'node:timers/promises'
import { titleOfRequest } from '#upstream/testing/upstream-endpoints'
import { allCalls, type Call, get, ofGuests, ofMembers } from '../testing/all-calls'
import { fakeApi } from '../testing/fake-api'
import {
  memberSession,
  ownScript,
  siteOf,
  startGateway,
  type Variables,
} from '../testing/start-gateway'

/** Limits that one person with all calls at once does not reach. */
const plenty = {
  CALLS_AT_ONCE: '1000',
  CALLS_AT_ONCE_EACH: '1000',
  CALLS_AT_ONCE_OF_RESOURCE: '1000',
  BREAKER_CALLS: '1000',
}

const apiCalls = [...new Set(allCalls.flatMap(({ asks }) => asks))].sort()
const resourceOf = (call: string) => call.split('/')[1]

/** Each call of the API may be slow by itself, and all of one resource. */
const parts: [name: string, calls: string[]][] = [
  ...apiCalls.map((call): [string, string[]] => [call, [call]]),
  ...[...new Set(apiCalls.map(resourceOf))].map((resource): [string, string[]] => [
    `all of /${resource}`,
    apiCalls.filter((call) => resourceOf(call) === resource),
  ]),
]

/** A gateway whose API hangs in some calls; all calls that hang time out when the test says so. */
function startHanging(hanging: readonly string[] = [], variables: Variables = plenty) {
  const time = new AbortController()
  const timeIsOver = new Promise((resolve) => time.signal.addEventListener('abort', resolve))
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  const gateway = startGateway({
    sessions: 'upstream',
    site: siteOf({ '/index.html': 'x' }),
    variables,
    upstream(url, request) {
      const title = titleOfRequest({ method: request.method, url })
      if (!hanging.includes(title)) return fakeApi(url, request)
      return timeIsOver.then(() => {
        throw new DOMException('aborted', 'AbortError')
      })
    },
  })
  const { app, cookieOf, calls } = gateway
  async function ask({ url, init, isMember }: Call, at: number): Promise<number> {
    const cookie = isMember && { cookie: await cookieOf(memberSession) }
    const headers = { ...ownScript, ...Object.fromEntries(new Headers(init.headers)), ...cookie }
    const answer = await app.request(url, { ...init, headers }, { address: `10.1.0.${at}` })
    return answer.status
  }
  return { ask, calls, endTime: () => time.abort() }
}

/** Long enough for everything that does not hang. */
const patienceMs = 20_000

afterEach(() => jest.restoreAllMocks())

it('answers every call of this table while nothing hangs', async () => {
  const { ask } = startHanging()
  const statuses = await Promise.all(
    allCalls.map(async (call, at) => [call.name, await ask(call, at)]),
  )
  expect(statuses.filter(([, status]) => Number(status) >= 300)).toEqual([])
  // Every call needs the API, but those that ask for nothing.
  const idle = ofGuests.filter(({ needs, either }) => needs.length === 0 && !either)
  expect(idle.map(({ name }) => name)).toEqual([
    'POST /withdrawals/stamp',
    'GET /healthz',
    'GET /readyz',
  ])
})

it.each(parts)(
  '%s: while nothing of it comes, what needs it says so in time, and nothing else waits (A6-103)',
  async (_, hanging) => {
    const { ask, endTime } = startHanging(hanging)
    const hangs = (call: string) => hanging.includes(call)
    const isNeeded = ({ needs, either }: Call) => needs.some(hangs) || either?.every(hangs) === true
    const early = new Set<string>()
    const asked = allCalls.map((call, at) => ({ call, answer: ask(call, at) }))
    for (const { call, answer } of asked) void answer.then(() => early.add(call.name))
    const others = asked.filter(({ call }) => !isNeeded(call))
    await Promise.race([
      Promise.all(others.map(({ answer }) => answer)),
      wait(patienceMs, undefined, { ref: false }),
    ])
    const answered = new Set(early)
    endTime()
    const faults = await Promise.all(
      asked.map(async ({ call, answer }) => {
        const status = await answer
        const isFine = isNeeded(call)
          ? [503, 504].includes(status) && !answered.has(call.name)
          : status < 300 && answered.has(call.name)
        return isFine ? [] : [`${call.name}: ${status}${answered.has(call.name) ? '' : ', late'}`]
      }),
    )
    expect(faults.flat()).toEqual([])
  },
)

it('somebody reads on however many parts of what was read hang (A6-103)', async () => {
  const { ask, endTime } = startHanging(['GET /product/review', 'GET /product/category/image'], {})
  for (let at = 1; at <= 30; at += 1) {
    expect(await ask(get(`/api/products/${at}`), 1)).toBe(200)
  }
  expect(await ask(get('/api/products/categories/2'), 1)).toBe(200)
  endTime()
})

it.each(['GET /search/product', 'GET /search/blog/post'])(
  'somebody searches on however many calls of %s hang (R555)',
  async (call) => {
    const { ask, endTime } = startHanging([call], {})
    for (let at = 1; at <= 30; at += 1) {
      expect(await ask(get(`/api/search?query=word${at}`), 1)).toBe(200)
    }
    endTime()
  },
)

it('an order and a session wait for none of fifty searches of one address (A2-36)', async () => {
  const { ask, endTime, calls } = startHanging(['GET /search/product', 'GET /search/blog/post'], {})
  const searches = Array.from({ length: 50 }, (_, at) => ask(get(`/api/search?query=word${at}`), 1))
  await Promise.resolve()
  const named = (name: string) => ofMembers.filter((call) => call.name === name)
  const [order, session] = [...named('POST /orders'), ...named('GET /_auth/session')] as [
    Call,
    Call,
  ]
  expect(await Promise.all([ask(order, 2), ask(session, 3), ask(session, 4)])).toEqual([
    201, 200, 200,
  ])
  const sent = calls.filter(({ url }) => url.includes('/search/'))
  // Eight of each index, which have shares of their own.
  expect(sent).toHaveLength(16)
  endTime()
  const statuses = await Promise.all(searches)
  expect(statuses.every((status) => [503, 504].includes(status))).toBe(true)
})

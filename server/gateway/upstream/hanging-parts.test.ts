import { setTimeout as wait } from 'node:timers/promises'
import { authPath } from '#upstream/api'
import type { UpstreamRequest } from '#upstream/client'
import { apiParts } from '../testing/api-parts'
import { authRequest, initOf } from '../testing/auth-requests'
import { memberRequests } from '../testing/member-requests'
import { memberUpstream } from '../testing/member-upstream'
import { publicRequests } from '../testing/public-requests'
import { sampleUpstream } from '../testing/sample-upstream'
import { authReply, signedInReply } from '../testing/scripted-auth'
import {
  aliveSession,
  memberSession,
  ownScript,
  siteOf,
  startGateway,
  type Variables,
} from '../testing/start-gateway'

/** One call of a page. */
interface Call {
  name: string
  url: string
  init: RequestInit
  isMember?: true
}

const get = (name: string, url = name): Call => ({ name: `GET ${name}`, url, init: {} })
const auth = (name: string): Call => ({
  name,
  url: authRequest(name).url,
  init: initOf(authRequest(name)),
})

const picture =
  '/media_stream-image/media/stagona/uploads/products/p.png/320/240/cover/center/transparent/5/webp/90'

const ofGuests: readonly Call[] = [
  ...publicRequests.map(({ method, path, url, init }) => ({
    name: `${method} ${path}`,
    url,
    init,
  })),
  get('/products by price', '/api/products?ordering=finalPrice'),
  get('/products by rating', '/api/products?ordering=-approvedReviewAverage'),
  get('/search', '/api/search?query=word'),
  get('/search with offers', '/api/search?query=word&offers=true'),
  get('/config/public', '/api/config/public'),
  get('/config/public of a parcel', '/api/config/public?amount=20&weightGrams=300'),
  get('/media_stream-image', picture),
  get('/healthz'),
  get('/readyz'),
  auth('GET /config'),
  auth('POST /auth/login'),
  auth('POST /auth/password/request'),
]

const asMember = ' as a member'

const ofMembers: readonly Call[] = [
  ...memberRequests.map(({ name, url, init }) => ({ name, url, init, isMember: true as const })),
  ...ofGuests
    .filter(({ init: { method = 'GET' } }) => method === 'GET')
    .map((call) => ({ ...call, name: `${call.name}${asMember}`, isMember: true as const })),
  { ...get('/_auth/session', '/api/_auth/session'), isMember: true },
  { ...get('/websocket/user/tokens', '/api/websocket/user/tokens'), isMember: true },
]

const allCalls = [...ofGuests, ...ofMembers]

const isConfirmation = ({ method, headers }: UpstreamRequest, path: string) =>
  method === 'GET' && path === `${authPath}/auth/session` && headers.authorization !== undefined

/** A healthy API with things of one person. */
function answerOf(url: string, request: UpstreamRequest): Response {
  const { pathname } = new URL(url)
  if (pathname.startsWith('/media_stream-image/')) {
    return new Response('bytes', { headers: { 'content-type': 'image/webp' } })
  }
  if (isConfirmation(request, pathname)) return aliveSession()
  if (pathname.startsWith(authPath)) {
    if (pathname.endsWith('/config')) return authReply(authRequest('GET /config').reply)
    return authReply(pathname.endsWith('/request') ? { status: 200 } : signedInReply)
  }
  const isOfOrders = /\/(pay_way|country|region)$/.test(pathname)
  const isOfMember = request.headers.authorization !== undefined || isOfOrders
  return isOfMember ? memberUpstream(url, request) : sampleUpstream(url)
}

/** Limits that one person with all calls at once does not reach. */
const plenty = {
  CALLS_AT_ONCE: '1000',
  CALLS_AT_ONCE_EACH: '1000',
  CALLS_AT_ONCE_OF_RESOURCE: '1000',
  BREAKER_CALLS: '1000',
}

/** A gateway whose API hangs in a part; all calls that hang time out when the test says so. */
function startHanging(part?: RegExp, variables: Variables = plenty) {
  const time = new AbortController()
  const timeIsOver = new Promise((resolve) => time.signal.addEventListener('abort', resolve))
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  const gateway = startGateway({
    sessions: 'upstream',
    site: siteOf({ '/index.html': 'x' }),
    variables,
    upstream(url, request) {
      const path = new URL(url).pathname.replace(/^\/api\/v1/, '')
      if (!part?.test(`${request.method} ${path}`)) return answerOf(url, request)
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
const patienceMs = 5000

afterEach(() => jest.restoreAllMocks())

it('answers every call of this table while nothing hangs', async () => {
  const { ask } = startHanging()
  const statuses = await Promise.all(
    allCalls.map(async (call, at) => [call.name, await ask(call, at)]),
  )
  expect(statuses.filter(([, status]) => Number(status) >= 300)).toEqual([])
  // Every call is named by the part that it is made for, if by any.
  const named = new Set(apiParts.flatMap(({ neededBy }) => neededBy))
  const unnamed = ofGuests.filter(({ name }) => !named.has(name)).map(({ name }) => name)
  expect(unnamed).toEqual(['GET /healthz', 'GET /readyz'])
})

it.each(apiParts)(
  '$name: while nothing of it comes, what needs it says so in time, and nothing else waits (A6-103)',
  async ({ calls, neededBy }) => {
    const { ask, endTime } = startHanging(calls)
    const isNeeded = ({ name }: Call) => neededBy.includes(name.replace(asMember, ''))
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
  const { ask, endTime } = startHanging(/^GET \/product\/(review|category\/image)$/, {})
  for (let at = 1; at <= 30; at += 1) {
    expect(await ask(get(`/api/products/${at}`), 1)).toBe(200)
  }
  expect(await ask(get('/api/products/categories'), 1)).toBe(200)
  endTime()
})

it('an order and a session wait for none of fifty searches of one address (A2-36)', async () => {
  const { ask, endTime, calls } = startHanging(/^GET \/search/, {})
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
  expect(sent).toHaveLength(8)
  endTime()
  const statuses = await Promise.all(searches)
  expect(statuses.every((status) => [503, 504].includes(status))).toBe(true)
})

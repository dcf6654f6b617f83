import { setTimeout as wait } from 'node:timers/promises'
import { authRequest, initOf } from '#gateway/testing/auth-requests'
import { memberRequest } from '#gateway/testing/member-requests'
import { memberUpstream } from '#gateway/testing/member-upstream'
import { cartToOrder, orderOf, placing } from '#gateway/testing/order-shop'
import { sampleUpstream } from '#gateway/testing/sample-upstream'
import { authReply, signedInReply } from '#gateway/testing/scripted-auth'
import { cookieIn, startGateway } from '#gateway/testing/start-gateway'
import { authPath } from '#upstream/api'
import type { UpstreamRequest } from '#upstream/client'

/** So long that it outweighs the work of a busy machine. */
const answerMs = 300
const people = 50
const patienceMs = 180_000

const isSlow = ({ pathname, searchParams }: URL) =>
  pathname.startsWith('/api/v1/search/') || searchParams.has('category')

/** An answer of an API in which everybody's orders are their own; `null` where it never comes. */
function answerOf(url: string, request: UpstreamRequest): Response | null {
  const { pathname } = new URL(url)
  if (isSlow(new URL(url))) return null
  if (pathname === `${authPath}/auth/login`) {
    return signedIn(Number(/\d+/.exec(String(request.body))?.[0]))
  }
  const userId = Number(/\d+/.exec(request.headers.authorization ?? '')?.[0])
  if (pathname === `${authPath}/auth/session`) return signedIn(userId)
  if (pathname === '/api/v1/cart') return Response.json(cartToOrder)
  if (pathname === '/api/v1/order' || /^\/api\/v1\/order\/\d+$/.test(pathname)) {
    return Response.json(
      { ...orderOf(), user: userId },
      { status: request.method === 'POST' ? 201 : 200 },
    )
  }
  const isOfOrders = /\/(?:country|region|pay_way)$/.test(pathname)
  return userId || isOfOrders ? memberUpstream(url, request) : sampleUpstream(url)
}

function signedIn(userId: number): Response {
  const user = { ...signedInReply.data.user, id: userId }
  const meta = { ...signedInReply.meta, access_token: String(userId).padStart(64, 'a') }
  return authReply({ ...signedInReply, data: { ...signedInReply.data, user }, meta })
}

function startShop() {
  const { app, time } = startGateway({
    sessions: 'upstream',
    variables: { REQUESTS_PER_MINUTE: '100000', WRITES_PER_MINUTE: '100000' },
    async upstream(url, request) {
      const answer = answerOf(url, request)
      if (answer) return wait(answerMs, answer)
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
      })
    },
  })
  const startedAt = time.now - performance.now()
  Object.defineProperty(time, 'now', { get: () => startedAt + performance.now() })
  return async (address: string, path: string, init: RequestInit = {}) =>
    app.request(path, init, { address })
}

type Ask = ReturnType<typeof startShop>

/** A person reads, signs in and orders: the statuses of all answers. */
async function visit(ask: Ask, round: number, person: number, list: string) {
  const address = `10.${round}.0.${person}`
  const read = ['/api/products/3', '/api/pay-way', '/api/blog/posts/4', '/api/products', list]
  const pages = await Promise.all(read.map((path) => ask(address, path)))
  const { url } = authRequest('POST /auth/login')
  const login = { ...authRequest('POST /auth/login') }
  const email = `${1000 * round + person}@example.gr`
  const session = await ask(address, url, initOf({ ...login, body: { ...login.body, email } }))
  const order = memberRequest(placing)
  const headers = new Headers(order.init.headers)
  headers.set('cookie', cookieIn(session))
  const ordered = await ask(address, order.url, { ...order.init, headers })
  return [...pages, session, ordered].map(({ status }) => status)
}

/** Everybody visits at once: how long it took, and the answers that were no success. */
async function everybody(ask: Ask, round: number, list: string) {
  const startedAt = performance.now()
  const visits = Array.from({ length: people }, (_, person) => visit(ask, round, person, list))
  const statuses = (await Promise.all(visits)).flat()
  const failures = statuses.filter((status) => status !== 200 && status !== 201)
  return { ms: performance.now() - startedAt, failures }
}

describe.each([
  ['fifty addresses', (person: number) => `10.200.0.${person}`],
  ['one address', () => '10.200.0.1'],
])('while people at %s are answered slowly', (_, addressOf) => {
  it.each([
    ['search', (round: number, person: number) => `/api/search?query=word${round}-${person}`],
    [
      'ask for categories',
      (round: number, person: number) => `/api/products?category=${round}_${person + 1}`,
    ],
  ])(
    'others read, sign in and order as ever: they %s (A2-36)',
    async (_what, slowly) => {
      const ask = startShop()
      const search = (round: number) =>
        Promise.all(
          Array.from({ length: people }, (_one, person) =>
            ask(addressOf(person), slowly(round, person)),
          ),
        )
      const quiet = await everybody(ask, 1, '/api/products?minFinalPrice=1')
      // Some have already waited in vain, others are still waiting.
      await search(1)
      const searches = search(2)
      // The same person is the first to ask for what everybody reads.
      const popular = '/api/products?minFinalPrice=2'
      const own = ask(addressOf(0), popular)
      const flooded = await everybody(ask, 2, popular)
      await Promise.all([searches, own])
      expect([quiet.failures, flooded.failures]).toEqual([[], []])
      expect(flooded.ms).toBeLessThan(2 * quiet.ms)
    },
    patienceMs,
  )
})

import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { signedOutCode } from '#contract/notifications/notification'
import { until } from '#tests/support/programs'
import { authPath } from '#upstream/api'
import { pageOf } from '#upstream/testing/api-answers'
import { openRedisLink, type RedisLink } from './node/redis-link'
import { createRedisState } from './node/redis-state'
import type { RunningServer } from './node/start-server'
import type { LogEntry } from './operations/log'
import { requestOf } from './testing/endpoint-requests'
import { fakeApi } from './testing/fake-api'
import { type LiveUpstream, startLiveUpstream } from './testing/live-upstream'
import { orderOf, placing } from './testing/order-shop'
import { type RedisServer, startRedis } from './testing/redis-server'
import { anonymousReply, authReply } from './testing/scripted-auth'
import { serveSockets, socketQuery } from './testing/serve-sockets'
import { memberSession, ownScript, type StartOptions, startGateway } from './testing/start-gateway'

// Two gateways in one process, each with its own connections to one Redis.

let redis: RedisServer
let live: LiveUpstream
const links: RedisLink[] = []
const running: RunningServer[] = []
beforeEach(async () => {
  redis = await startRedis()
  live = await startLiveUpstream()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()))
  for (const link of links.splice(0)) link.close()
  await live.stop()
  await redis.stop()
})

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const address = '203.0.113.5'

/** How far the clock of the shared state is ahead, in ms. */
let ahead = 0
const clock = () => Date.now() + ahead

async function startCopy(options: StartOptions = {}) {
  const events: LogEntry[] = []
  const changes: boolean[] = []
  const link = await openRedisLink({
    url: redis.url,
    log: (entry) => events.push(entry),
    onChange: (isUp) => changes.push(isUp),
  })
  links.push(link)
  const gateway = startGateway({
    ...options,
    connection: { address },
    variables: {
      UPSTREAM_URL: `http://127.0.0.1:${live.port}`,
      GATEWAY_PORT: '0',
      SHUTDOWN_TIMEOUT_MS: '300',
      ...options.variables,
    },
    shared: createRedisState(link, { clock, random }),
  })
  const cookie = await gateway.cookieOf(memberSession)
  return { ...gateway, link, events, changes, cookie }
}

type Copy = Awaited<ReturnType<typeof startCopy>>
const settings = '/api/config/public'

/** How many requests of one client pass, sent to the copies in turn. */
async function passed(copies: Copy[], times: number): Promise<number> {
  let count = 0
  for (let sent = 0; sent < times; sent += 1) {
    const answer = await copies[sent % copies.length]?.ask(settings)
    if (answer?.status === 200) count += 1
  }
  return count
}

it('counts mails to one recipient together', async () => {
  const variables = { MAILS_PER_RECIPIENT: '3' }
  const upstream = () => Response.json({ status: 200 })
  const copies = [
    await startCopy({ variables, upstream }),
    await startCopy({ variables, upstream }),
  ]
  const statuses: number[] = []
  for (let sent = 0; sent < 6; sent += 1) {
    const answer = await copies[sent % 2]?.ask(`/api${authPath}/auth/password/request`, {
      method: 'POST',
      headers: ownScript,
      body: JSON.stringify({ email: 'maria@example.gr' }),
    })
    statuses.push(answer?.status ?? 0)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
})

/** An upstream that creates orders slowly, once for each key; without a body it refuses. */
function slowShop() {
  const orders: object[] = []
  const running = new Set<string>()
  const kept = new Map<string, object>()
  const upstream: StartOptions['upstream'] = async (url, sentOn) => {
    const { method, body, headers } = sentOn
    const path = new URL(url).pathname.replace('/api/v1', '')
    if (path === '/order/my_orders') return Response.json(pageOf(...orders))
    if (method === 'POST' && path === '/order') {
      const sent = JSON.parse(String(body))
      if (!sent.firstName) return Response.json({ firstName: ['Λείπει.'] }, { status: 400 })
      const key = headers['idempotency-key'] ?? ''
      if (running.has(key)) return Response.json({ detail: 'In progress.' }, { status: 409 })
      if (!kept.has(key)) {
        running.add(key)
        await sleep(300)
        orders.push(orderOf(sent))
        kept.set(key, orders.at(-1) ?? {})
        running.delete(key)
      }
      return Response.json(kept.get(key), { status: 201 })
    }
    return fakeApi(url, sentOn)
  }
  return { upstream, created: () => orders.length }
}

it('places an order once that is sent to both copies at the same time', async () => {
  const { upstream, created } = slowShop()
  const copies = [await startCopy({ upstream }), await startCopy({ upstream })]
  const { url, init } = requestOf(placing)
  const answers = await Promise.all(
    copies.map(({ ask, cookie }) => {
      const headers = new Headers(init.headers)
      headers.set('cookie', cookie)
      return ask(url, { ...init, headers })
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const [one, other] = await Promise.all(answers.map((answer) => answer.json()))
  expect(one).toEqual(other)
  expect(created()).toBe(1)
})

it('refuses at one copy the socket tokens that another one has redeemed (A2-25)', async () => {
  const copies = [await startCopy(), await startCopy()] as const
  const query = new URLSearchParams(await socketQuery(copies[0], copies[0].cookie))
  const openAt = (copy: Copy) =>
    copy.app.request(
      `/ws/notifications/?${query}`,
      { headers: { cookie: copy.cookie, upgrade: 'websocket', origin: copy.config.publicUrl } },
      { openSocket: async () => ({ close: () => undefined, closed: Promise.resolve() }) },
    )
  expect((await openAt(copies[0])).status).toBe(204)
  expect((await openAt(copies[1])).status).toBe(401)
})

it('confirms a person’s sessions again at every copy after a call that ends sessions', async () => {
  const upstream = () => authReply(anonymousReply)
  const [one, other] = [await startCopy({ upstream }), await startCopy()]
  const readCart = () => other.ask('/api/cart', { headers: { cookie: other.cookie } })
  await readCart()
  await readCart()
  expect(other.confirmations).toHaveLength(1)
  await one.ask(`/api${authPath}/auth/session`, {
    method: 'DELETE',
    headers: { ...ownScript, cookie: one.cookie },
  })
  await until(async () => (await readCart()) && other.confirmations.length === 2)
})

describe('when Redis is lost', () => {
  it.each([
    ['killed', () => redis.kill(), () => redis.restart()],
    ['silent', async () => redis.freeze(), async () => redis.thaw()],
  ])(
    'and is %s, each copy of the gateway applies its own limits until it is back',
    async (_, lose, mend) => {
      const variables = { REQUESTS_PER_MINUTE: '10' }
      const copies = [await startCopy({ variables }), await startCopy({ variables })]
      expect(await passed(copies, 4)).toBe(4)
      await lose()
      expect(await passed(copies, 40)).toBe(20)
      for (const { link, events, changes } of copies) {
        expect([link.isUp(), changes]).toEqual([false, [true, false]])
        expect(events).toEqual([{ event: 'redis-lost', reason: expect.any(String) }])
      }
      await mend()
      await until(() => copies.every(({ link }) => link.isUp()))
      ahead += 180_000
      expect(await passed(copies, 24)).toBe(10)
      for (const { events } of copies) {
        expect(events.map(({ event }) => event)).toEqual(['redis-lost', 'redis-back'])
      }
    },
  )

  it('receives messages again once it is back', async () => {
    const [one, other] = [await startCopy(), await startCopy()]
    const { server, opened } = await serveSockets(other)
    running.push(server)
    const socket = await opened()
    await redis.kill()
    await redis.restart()
    await until(() => one.link.isUp() && other.link.isUp())
    const closed = once(socket, 'close')
    let isClosed = false
    void closed.then(() => {
      isClosed = true
    })
    // The connection that listens may reconnect a little later than the one for commands.
    await until(async () => {
      await one.ask('/api/_auth/session', {
        method: 'DELETE',
        headers: { ...ownScript, cookie: one.cookie },
        body: '{}',
      })
      return isClosed
    })
    expect((await closed)[0]).toBe(signedOutCode)
  })

  it('starts without it, logs that once, and shares state once it is available', async () => {
    await redis.kill()
    const copy = await startCopy({ variables: { REQUESTS_PER_MINUTE: '5' } })
    expect(await passed([copy], 10)).toBe(5)
    expect(copy.events).toEqual([{ event: 'redis-lost', reason: expect.any(String) }])
    await redis.restart()
    await until(() => copy.link.isUp())
    expect(copy.changes).toEqual([false, true])
  })
})

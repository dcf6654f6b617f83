import { once } from 'node:events'
import { createServer } from 'node:net'
import { WebSocket } from 'ws'
import { until } from '#tests/support/programs'
import type { UpstreamRequest } from '#upstream/client'
import type { MemberSession } from '../session/encrypted-session'
import { fakeApi } from '../testing/fake-api'
import { type LiveUpstream, startLiveUpstream } from '../testing/live-upstream'
import { listenLocally } from '../testing/local-server'
import { exchangeRaw } from '../testing/raw-exchange'
import { aliveSession, anonymousReply, authReply } from '../testing/scripted-auth'
import { serveSockets } from '../testing/serve-sockets'
import { memberSession, ownScript, type StartOptions, startGateway } from '../testing/start-gateway'
import type { RunningServer } from './start-server'

const member = memberSession as MemberSession
const origin = 'http://localhost:8000'

let upstream: LiveUpstream
const running: RunningServer[] = []
beforeEach(async () => {
  upstream = await startLiveUpstream()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()))
  await upstream.stop()
})

interface Start extends Pick<StartOptions, 'sessions'> {
  variables?: Record<string, string>
  answer?: (url: string, request: UpstreamRequest) => Response | Promise<Response>
}

async function start({ variables = {}, answer = fakeApi, sessions }: Start = {}) {
  const gateway = startGateway({
    upstream: answer,
    ...(sessions && { sessions }),
    variables: {
      UPSTREAM_URL: `http://127.0.0.1:${upstream.port}`,
      GATEWAY_PORT: '0',
      UPSTREAM_TIMEOUT_MS: '500',
      SHUTDOWN_TIMEOUT_MS: '300',
      ...variables,
    },
  })
  const served = await serveSockets(gateway)
  running.push(served.server)
  return { ...gateway, ...served }
}

/** Status with which a handshake is refused; 101 where it is not. */
async function handshake(socket: WebSocket): Promise<number> {
  const refused = once(socket, 'unexpected-response').then(([, answer]) => answer.statusCode)
  return Promise.race([once(socket, 'open').then(() => 101), refused])
}

const codeOf = async (socket: WebSocket): Promise<number> => (await once(socket, 'close'))[0]

describe('opening', () => {
  it('connects to the upstream with a ticket that only the gateway knows (R306)', async () => {
    const { opened, log, calls } = await start()
    const socket = await opened()
    const { url, headers } = upstream.handshakes[0] ?? {}
    expect(url).toBe('/ws/notifications/?ticket=ticket-of-the-api')
    expect(calls.at(-1)).toMatchObject({
      method: 'POST',
      headers: { authorization: `Bearer ${member.accessToken}` },
    })
    expect(calls.at(-1)?.url).toMatch(/\/api\/v1\/websocket\/ticket$/)
    expect([headers?.origin, headers?.cookie]).toEqual([origin, undefined])
    expect(JSON.stringify(log)).not.toMatch(/token=|ticket|[\w-]{40}/)
    socket.terminate()
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['the same machine on another port', { origin: 'http://localhost:9000' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['no page at all', { origin: '' }, 403],
    ['no session', { cookie: 'a=b' }, 401],
  ])('is refused to %s (A5-87)', async (_, given, status) => {
    const { values, connect } = await start()
    expect(await handshake(connect(await values(), given))).toBe(status)
    expect(upstream.handshakes).toEqual([])
  })

  it('is refused without socket tokens, and with another person’s id', async () => {
    const { values, connect } = await start()
    expect(await handshake(connect({ user_id: '7' }))).toBe(401)
    expect(await handshake(connect({ ...(await values()), user_id: '8' }))).toBe(401)
  })

  it('is limited for each person and in total (A6-100)', async () => {
    const { opened, values, connect } = await start({ variables: { LIVE_SOCKETS_EACH: '2' } })
    const first = await opened()
    await opened()
    expect(await handshake(connect(await values()))).toBe(429)
    first.terminate()
    await until(() => upstream.count() === 1)
    expect(await handshake(connect(await values()))).toBe(101)
    const full = await start({ variables: { LIVE_SOCKETS: '1' } })
    await full.opened()
    expect(await handshake(full.connect(await full.values()))).toBe(503)
  })

  it('is refused if the upstream opens none, without its tokens in the log (A5-86)', async () => {
    const { values, connect, log } = await start({
      variables: { UPSTREAM_URL: 'http://127.0.0.1:9' },
    })
    expect(await handshake(connect(await values()))).toBe(502)
    expect(log.at(-1)).toMatchObject({ status: 502, route: '/ws/notifications/' })
    expect(JSON.stringify(log)).not.toContain(member.accessToken)
  })

  it('times out with a silent upstream', async () => {
    const silent = createServer()
    const port = await listenLocally(silent)
    const { values, connect } = await start({
      variables: { UPSTREAM_URL: `http://127.0.0.1:${port}`, UPSTREAM_TIMEOUT_MS: '50' },
    })
    expect(await handshake(connect(await values()))).toBe(502)
    silent.close()
  })

  it('is the only upgrade that is accepted', async () => {
    const { server, ask } = await start()
    const upgrade = (target: string, kind: string) =>
      exchangeRaw(
        server.port,
        `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${kind}\r\n\r\n`,
      )
    for (const [target, kind, status] of [
      ['/', 'foo', 400],
      ['/api/health', 'h2c', 400],
      ['/ws/notifications/', 'h2c', 400],
      ['/ws/other', 'websocket', 400],
      ['/ws/../api', 'websocket', 400],
      ['/ws/notifications/', 'websocket', 403],
    ] as const) {
      const { statuses, text, isCut } = await upgrade(target, kind)
      expect([target, kind, statuses, isCut]).toEqual([target, kind, [status], true])
      expect(text).toMatch(/^content-security-policy: .*frame-ancestors 'none'/im)
      expect(text).toMatch(/^x-frame-options: DENY/im)
    }
    expect((await ask('/ws/notifications/')).status).toBe(426)
  })
})

describe('an open socket', () => {
  it('passes messages of the upstream on unchanged', async () => {
    const { opened } = await start()
    const socket = await opened()
    const heard = once(socket, 'message')
    upstream.last().send('{"translations":{"el":{"title":"Γεια"}}}')
    expect(String((await heard)[0])).toBe('{"translations":{"el":{"title":"Γεια"}}}')
  })

  it('drops messages that are longer than 64 kB or not text, and stays open (A5-88)', async () => {
    const { opened } = await start()
    const socket = await opened()
    const heard: number[] = []
    socket.on('message', (data) => heard.push(String(data).length))
    upstream.last().send('a'.repeat(64 * 1024))
    upstream.last().send('a'.repeat(64 * 1024 + 1))
    upstream.last().send('a'.repeat(5_000_000))
    upstream.last().send(Buffer.from('ab'))
    upstream.last().send('end')
    await until(() => heard.includes(3))
    expect(heard).toEqual([64 * 1024, 3])
    expect(socket.readyState).toBe(WebSocket.OPEN)
  })

  it('closes the upstream’s socket with it', async () => {
    const { opened } = await start()
    const socket = await opened()
    socket.close()
    await until(() => upstream.count() === 0)
  })

  it('closes when its peer is silent for too long', async () => {
    const { opened } = await start({ variables: { LIVE_PING_MS: '40' } })
    const socket = await opened()
    // A suspended machine answers no ping.
    socket.pong = () => undefined
    await codeOf(socket)
    await until(() => upstream.count() === 0)
  })
})

describe('what a browser sends', () => {
  it.each([
    ['a message', 1008, (socket: WebSocket) => socket.send('{"type":"hello"}')],
    ['an empty message', 1008, (socket: WebSocket) => socket.send('')],
    ['a long message', 1009, (socket: WebSocket) => socket.send('a'.repeat(2000))],
    ['a ping', 1008, (socket: WebSocket) => socket.ping()],
    ['an answer to no ping', 1008, (socket: WebSocket) => socket.pong()],
  ])('closes its socket, and is not passed on: %s (A5-88)', async (_, code, send) => {
    const { opened } = await start()
    const socket = await opened()
    const received: string[] = []
    upstream.last().on('message', (data) => received.push(String(data)))
    const closed = codeOf(socket)
    send(socket)
    expect(await closed).toBe(code)
    await until(() => upstream.count() === 0)
    expect(received).toEqual([])
  })

  it('is read no further than its first message (A5-88)', async () => {
    const { opened, server } = await start()
    const incoming = once(server.server, 'upgrade')
    const socket = await opened()
    for (let count = 0; count < 2000; count += 1) socket.send('a'.repeat(1000))
    await codeOf(socket)
    const [{ socket: connection }] = await incoming
    // What had arrived before the first message was handled.
    expect(connection.bytesRead).toBeLessThan(300_000)
  })
})

describe('the end of a session', () => {
  it('closes its sockets at once on signing out here (A5-89)', async () => {
    const { opened, ask, cookie } = await start()
    const closed = codeOf(await opened())
    const headers = { ...ownScript, cookie }
    await ask('/api/_auth/session', { method: 'DELETE', headers, body: '{}' })
    expect(await closed).toBe(4003)
  })

  it('closes them when the sign-in service ends the session (A5-89)', async () => {
    const { opened, ask, cookie } = await start({
      answer: (url, request) =>
        url.endsWith('/auth/session') ? authReply(anonymousReply) : fakeApi(url, request),
    })
    const closed = codeOf(await opened())
    const headers = { ...ownScript, cookie }
    await ask('/api/_allauth/app/v1/auth/session', { method: 'DELETE', headers })
    expect(await closed).toBe(4003)
  })

  it('closes them with 4003 when the upstream does, and with 1001 for any other end', async () => {
    const { opened } = await start()
    for (const [code, shown] of [
      [4003, 4003],
      [1011, 1001],
    ] as const) {
      const closed = codeOf(await opened())
      upstream.last().close(code)
      expect(await closed).toBe(shown)
    }
  })

  it('is detected if it happened elsewhere (A5-89)', async () => {
    const state = { isOver: false }
    const { opened, confirmations, time } = await start({
      variables: { SESSION_CONFIRMED_MS: '20' },
      sessions: () => (state.isOver ? Response.json({}, { status: 410 }) : aliveSession()),
    })
    const socket = await opened()
    const before = confirmations.length
    await until(() => {
      time.now += 1
      return confirmations.length > before + 2
    })
    expect(socket.readyState).toBe(WebSocket.OPEN)
    const closed = codeOf(socket)
    state.isOver = true
    time.now += 20
    expect(await closed).toBe(4003)
  })
})

it('closes with 1001 when the gateway stops (A6-98)', async () => {
  const { opened, server } = await start()
  const closed = codeOf(await opened())
  await server.stop()
  expect(await closed).toBe(1001)
  await until(() => upstream.count() === 0)
})

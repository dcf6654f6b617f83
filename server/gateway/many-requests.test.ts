import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import autocannon from 'autocannon'
import { isLongRun, runSize } from '#tests/support/long-run'
import { fakeApi } from './testing/fake-api'
import { closeServer, listenLocally } from './testing/local-server'
import { memberSession, ownScript, startGateway, testKey } from './testing/start-gateway'
import type { Held } from './testing/watched-gateway'

const loader = pathToFileURL(join(__dirname, '../../node_modules/tsx/dist/loader.mjs')).href
const picture =
  '/media_stream-image/media/stagona/uploads/a.jpg/720/450/cover/center/transparent/5/webp/90'
const requests = runSize(9_000, 200_000)
const warmUp = runSize(3_000, 40_000)
const roundCount = runSize(3, 10)
const patienceMs = runSize(60_000, 900_000)

let upstream: Server
let gateway: ChildProcess
let site: string

beforeAll(async () => {
  upstream = createServer(async (request, answer) => {
    const isPicture = request.url?.startsWith('/media_stream-image/')
    const { status, headers, text } = isPicture ? pictureAnswer : await jsonAnswer(request)
    answer.writeHead(status, headers).end(text)
  })
  const port = await listenLocally(upstream)
  gateway = fork(join(__dirname, 'testing/watched-gateway.ts'), {
    execArgv: ['--expose-gc', '--import', loader],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      SESSION_KEYS: testKey,
      UPSTREAM_URL: `http://127.0.0.1:${port}`,
      GATEWAY_PORT: '0',
      TRUSTED_PROXY: '127.0.0.1',
      REMEMBERED_CLIENTS: '2000',
    } as NodeJS.ProcessEnv,
  })
  const [line] = await once(gateway.stdout ?? gateway, 'data')
  site = JSON.parse(String(line)).address
  // Its output is discarded, so that the pipe does not fill up.
  gateway.stdout?.resume()
}, patienceMs)
afterAll(async () => {
  gateway.kill('SIGKILL')
  await once(gateway, 'exit')
  await closeServer(upstream)
})

const pictureAnswer = {
  status: 200,
  headers: { 'content-type': 'image/webp' },
  text: 'a'.repeat(9000),
}

async function jsonAnswer({ method = 'GET', url = '/', headers: sent }: IncomingMessage) {
  const { authorization } = sent
  const asked = { method, headers: { ...(authorization && { authorization }) } }
  const answer = fakeApi(`http://upstream${url}`, asked)
  const headers = { 'content-type': 'application/json' }
  return { status: answer.status, headers, text: await answer.text() }
}

/** Requests of every kind, each from another address. */
async function sendMany(amount: number): Promise<Record<string, number>> {
  const { cookieOf, time } = startGateway()
  time.now = Date.now()
  const cookie = await cookieOf(memberSession)
  let client = 0
  const kinds: autocannon.Request[] = [
    { path: '/api/products/3' },
    { path: '/api/user/account/7', headers: { cookie } },
    { path: '/api/websocket/user/tokens', headers: { cookie } },
    { path: picture },
    { path: '/api/products/3', headers: { cookie: `${cookie}x` } },
    { method: 'POST', path: '/api/contact', headers: ownScript, body: '{' },
    { path: '/api/nothing' },
    { path: '/' },
  ]
  const result = await autocannon({
    url: site,
    connections: 32,
    amount,
    timeout: 60,
    requests: kinds.map((request) => ({
      ...request,
      setupRequest(given: autocannon.Request) {
        client += 1
        const address = `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`
        return {
          ...given,
          headers: {
            'sec-fetch-site': 'same-origin',
            ...given.headers,
            'x-forwarded-for': address,
          },
        }
      },
    })),
  })
  expect({ errors: result.errors, timeouts: result.timeouts }).toEqual({ errors: 0, timeouts: 0 })
  const counts = Object.entries(result.statusCodeStats ?? {})
  return Object.fromEntries(counts.map(([status, { count }]) => [status, Number(count)]))
}

async function held(): Promise<Held> {
  gateway.send('held?')
  const [answer] = await once(gateway, 'message')
  return answer
}

/** Resources of the gateway once all connections have ended. */
async function heldAtRest(): Promise<Held> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; ) {
    const now = await held()
    if (now.sockets === 0) return now
    await sleep(100)
  }
  return held()
}

/** The lowest value of the second half, by which time a leak would show. */
const lowest = (values: readonly number[]) => Math.min(...values.slice(values.length >> 1))

it(
  `uses no more memory after ${requests} requests than before, and no connection (A6-100)`,
  async () => {
    await sendMany(warmUp)
    const before = await heldAtRest()
    const rounds: Held[] = []
    for (let round = 0; round < roundCount; round += 1) {
      await sendMany(requests / roundCount)
      rounds.push(await heldAtRest())
    }
    expect(rounds.map(({ sockets }) => sockets)).toEqual(rounds.map(() => 0))
    expect(lowest(rounds.map(({ heap }) => heap)) / before.heap).toBeLessThan(1.1)
    // The resident size varies by a quarter; leaked memory is never returned.
    if (isLongRun) expect(lowest(rounds.map(({ rss }) => rss)) / before.rss).toBeLessThan(1.1)
  },
  patienceMs,
)

import { Agent, createServer, request, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fakeApi } from '#gateway/testing/fake-api'
import { closeServer, listenLocally } from '#gateway/testing/local-server'
import { testKey } from '#gateway/testing/start-gateway'
import { isLongRun, runSize } from '../support/long-run'
import { type RunningProgram, startGateway } from '../support/programs'

const answerMs = runSize(200, 1000)
const requestsOfFlood = 150
const visitors = 16
const patienceMs = 180_000

let api: Server
let gateway: RunningProgram
let port: number
const seen = { now: 0, most: 0 }

beforeAll(async () => {
  api = createServer(async ({ url = '' }, answer) => {
    seen.now += 1
    seen.most = Math.max(seen.most, seen.now)
    await wait(answerMs)
    seen.now -= 1
    const sample = fakeApi(`http://upstream${url}`)
    answer.writeHead(sample.status, { 'content-type': 'application/json' })
    answer.end(await sample.text())
  })
  gateway = await startGateway({
    SESSION_KEYS: testKey,
    UPSTREAM_URL: `http://127.0.0.1:${await listenLocally(api)}`,
  })
  ;({ port } = gateway)
}, patienceMs)
afterAll(async () => {
  await gateway.stop('SIGKILL')
  await closeServer(api)
})

/** A client with an IP address of its own: the status, duration and `Retry-After` of each answer. */
function clientAt(localAddress: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: requestsOfFlood })
  const ask = (path: string) =>
    new Promise<{ status: number; ms: number; retryAfter: string | undefined }>(
      (resolve, reject) => {
        const startedAt = performance.now()
        const headers = { host: 'localhost', 'sec-fetch-site': 'same-origin' }
        const asking = request(
          { host: '127.0.0.1', port, localAddress, agent, path, headers },
          (answer) => {
            answer.resume()
            answer.on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                ms: performance.now() - startedAt,
                retryAfter: answer.headers['retry-after'],
              }),
            )
          },
        )
        asking.on('error', reject)
        asking.end()
      },
    )
  return { ask, leave: () => agent.destroy() }
}

let round = 0

/** Visitors who each request a few things at once; all of their answers. */
async function visit() {
  round += 1
  const answers = Array.from({ length: visitors }, async (_, visitor) => {
    const { ask, leave } = clientAt(`127.${20 + round}.0.${1 + visitor}`)
    const name = `${round}-${visitor}`
    const asked = [
      '/api/products/3',
      '/api/blog/posts/3',
      '/api/health',
      `/api/search?query=${name}`,
    ]
    const all = await Promise.all(asked.map(ask))
    leave()
    return all
  })
  return (await Promise.all(answers)).flat()
}

const slowest = (answers: readonly { ms: number }[]) => Math.max(...answers.map(({ ms }) => ms))

it.each([
  ['searches', (at: number) => `/api/search?query=flood${at}`],
  ['products', (at: number) => `/api/products/${1000 + at}`],
  ['product lists', (at: number) => `/api/products?minFinalPrice=${1 + at}`],
  ['comments', (at: number) => `/api/blog/comments?post=${1 + at}`],
  ['posts', (at: number) => `/api/blog/posts/${1000 + at}`],
  [
    'pictures',
    (at: number) =>
      `/media_stream-image/media/stagona/uploads/products/f${at}.png/320/240/cover/center/transparent/5/webp/90`,
  ],
] as const)(
  'other people get every answer, within twice the usual time, while one address floods: %s (A2-36)',
  async (_, pathOf) => {
    const quiet = await visit()
    const { ask, leave } = clientAt(`127.${20 + round}.1.1`)
    const flood = Promise.all(Array.from({ length: requestsOfFlood }, (_, at) => ask(pathOf(at))))
    await wait(answerMs / 2)
    const flooded = [...(await visit()), ...(await visit())]
    expect(new Set(quiet.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(flooded.map(({ status }) => status))).toEqual(new Set([200]))
    // Short durations say nothing on a busy machine.
    if (isLongRun) expect(slowest(flooded)).toBeLessThan(2 * slowest(quiet) + answerMs / 2)
    expect(seen.most).toBeLessThanOrEqual(64 + 8)
    const refused = (await flood).filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['2']))
    leave()
  },
  patienceMs,
)

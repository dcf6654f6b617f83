import { Agent, createServer, request, type Server } from 'node:http'
import { mediaFormats } from '#contract/media/media-path'
import { siteOrders } from '#contract/media/parse-media-path'
import { closeServer, listenLocally } from '#gateway/testing/local-server'
import { sampleUpstream } from '#gateway/testing/sample-upstream'
import { testKey } from '#gateway/testing/start-gateway'
import { runSize, sampleSeed, seededRandom } from '../support/long-run'
import { type RunningProgram, startGateway } from '../support/programs'

const floods = runSize(5, 200)
const requestsPerFlood = 185
const visitors = 6
const picturesPerVisitor = 23
const patienceMs = runSize(180_000, 2_400_000)
const orders = [...siteOrders]
const random = seededRandom(sampleSeed)
const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item

let service: Server
let gateway: RunningProgram
let port: number

/** Requests to the image service: formats, and current and highest concurrency. */
const seen = { orders: new Set<string>(), now: 0, most: 0 }
let isHanging = false
const hanging: (() => void)[] = []
/** It renders one image at a time, in the order of requests; the time grows with the area. */
let drawing: Promise<unknown> = Promise.resolve()

function draw(path: string): Promise<void> {
  const order = path.split('/').slice(-7)
  const [width = 0, height = 0] = order.map(Number)
  const [quality, format] = order.at(-1)?.split('.') ?? []
  // In the order of the site's own addresses.
  seen.orders.add([...order.slice(0, -1), format, quality].join('/'))
  seen.now += 1
  seen.most = Math.max(seen.most, seen.now)
  const costMs = (width * height) / 100_000
  const drawn = drawing.then(() => new Promise<void>((resolve) => setTimeout(resolve, costMs)))
  drawing = drawn
  return drawn.finally(() => {
    seen.now -= 1
  })
}

beforeAll(async () => {
  service = createServer(async ({ url = '' }, answer) => {
    if (url.startsWith('/media_stream-image/')) {
      if (isHanging) await new Promise<void>((resolve) => hanging.push(resolve))
      else await draw(url)
      answer.writeHead(200, { 'content-type': 'image/webp' }).end('a picture')
      return
    }
    const sample = sampleUpstream(`http://upstream${url}`)
    answer.writeHead(sample.status, { 'content-type': 'application/json' })
    answer.end(await sample.text())
  })
  gateway = await startGateway({
    SESSION_KEYS: testKey,
    UPSTREAM_URL: `http://127.0.0.1:${await listenLocally(service)}`,
  })
  ;({ port } = gateway)
}, patienceMs)
afterAll(async () => {
  await gateway.stop('SIGKILL')
  await closeServer(service)
})

/** A client with a separate IP address and up to `maxSockets` connections. */
function clientAt(localAddress: string, maxSockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets })
  const statusOf = (path: string, method = 'GET') =>
    new Promise<number>((resolve, reject) => {
      const headers = { host: 'localhost', 'sec-fetch-site': 'same-origin' }
      const options = { host: '127.0.0.1', port, localAddress, agent, path, method, headers }
      const asking = request(options, (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      })
      asking.on('error', reject)
      asking.end()
    })
  return { statusOf, leave: () => agent.destroy() }
}

const addressOf = (net: number, at: number) => `127.${net}.${at >> 8}.${1 + (at & 127)}`
const pictureAt = (name: string, order: string) =>
  `/media_stream-image/media/stagona/uploads/products/${name}.png/${order}`

/** An image format that the site does not use, as large and slow as possible. */
function foreignOrder(): string {
  const side = () => 1 + Math.floor(random() * 4096)
  const size = random() < 0.5 ? '4096/4096' : `${side()}/${side()}`
  const quality = 1 + Math.floor(random() * 100)
  return `${size}/contain/entropy/transparent/5/${pick(mediaFormats)}/${quality}`
}

/** One address requests many images at once, half of them in sizes that the site does not use. */
async function flood(at: number) {
  const { statusOf, leave } = clientAt(addressOf(1, at), requestsPerFlood)
  const asked = Array.from({ length: requestsPerFlood }, async (_, number) => {
    const isForeign = number % 2 === 0
    const order = isForeign ? foreignOrder() : pick(orders)
    const method = number % 10 === 0 ? 'HEAD' : 'GET'
    return { isForeign, status: await statusOf(pictureAt(`flood-${number}`, order), method) }
  })
  const answers = await Promise.all(asked)
  leave()
  return answers
}

/** A visitor's browser: the images of a page over six connections, and requests to the API. */
async function visit(round: number, visitor: number): Promise<number[]> {
  const { statusOf, leave } = clientAt(addressOf(2, round * visitors + visitor), 6)
  const pictures = Array.from({ length: picturesPerVisitor }, (_, number) =>
    statusOf(pictureAt(`shown-${visitor}-${number}`, pick(orders))),
  )
  const answers = ['/api/products/3', '/api/health', '/api/blog/posts/3'].map((path) =>
    statusOf(path),
  )
  const statuses = await Promise.all([...pictures, ...answers])
  leave()
  return statuses
}

it(
  `other visitors lose no image and no response in ${floods} floods of image requests`,
  async () => {
    const lost: number[] = []
    let served = 0
    for (let round = 0; round < floods; round += 1) {
      const flooding = flood(round)
      const visits = Array.from({ length: visitors }, (_, visitor) => visit(round, visitor))
      const statuses = (await Promise.all(visits)).flat()
      served += statuses.length
      lost.push(...statuses.filter((status) => status !== 200))
      const answers = await flooding
      const foreign = answers.filter(({ isForeign }) => isForeign).map(({ status }) => status)
      expect(new Set(foreign)).toEqual(new Set([404]))
    }
    expect(lost).toEqual([])
    expect(served).toBe(floods * visitors * (picturesPerVisitor + 3))
    expect([...seen.orders].filter((order) => !siteOrders.has(order))).toEqual([])
    expect(seen.most).toBeLessThanOrEqual(8)
  },
  patienceMs,
)

it(
  'the API is served while the image service hangs',
  async () => {
    isHanging = true
    const many = Array.from({ length: 40 }, (_, at) => {
      const client = clientAt(addressOf(3, at), 6)
      return Promise.all(
        Array.from({ length: 5 }, (_one, number) =>
          client.statusOf(pictureAt(`hung-${at}-${number}`, pick(orders))),
        ),
      ).finally(client.leave)
    })
    while (hanging.length < 8) await new Promise((resolve) => setImmediate(resolve))
    const statuses: number[] = []
    for (let at = 0; at < 20; at += 1) {
      const { statusOf, leave } = clientAt(addressOf(4, at), 6)
      statuses.push(await statusOf('/api/products/3'), await statusOf('/api/health'))
      leave()
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(hanging.length).toBeLessThanOrEqual(8)
    isHanging = false
    for (const finish of hanging) finish()
    const shown = (await Promise.all(many)).flat()
    expect(shown).toHaveLength(200)
  },
  patienceMs,
)

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runSize } from '../../tests/support/long-run'
import { exchangeRaw, holdConnection } from '../testing/raw-exchange'
import { productBody } from '../testing/sample-bodies'
import { siteOf, startGateway } from '../testing/start-gateway'
import { type RunningServer, startServer } from './start-server'

const site = siteOf({ '/index.html': 'home', '/404.html': 'missing' })
const limits = {
  RATE_LIMITS: 'off',
  HEADERS_TIMEOUT_MS: '200',
  REQUEST_TIMEOUT_MS: '400',
  KEEP_ALIVE_TIMEOUT_MS: '200',
  SHUTDOWN_TIMEOUT_MS: '300',
  GATEWAY_PORT: '0',
}

let gateway: ReturnType<typeof startGateway>
let running: RunningServer

beforeAll(async () => {
  gateway = startGateway({ site, variables: limits })
  running = await startServer(gateway.app, gateway.config.server, () => undefined)
})
afterAll(() => running.stop())
beforeEach(() => {
  gateway.calls.length = 0
})

const ask = (text: string, quietMs?: number) => exchangeRaw(running.port, text, quietMs)
const get = (target: string, ...headers: string[]) =>
  ask(
    `${[`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`,
  )

it('answers', async () => {
  expect((await get('/')).text).toMatch(/^HTTP\/1\.1 200 [\s\S]*home$/)
  expect((await get('/api/products/3')).statuses).toEqual([200])
  expect(gateway.calls).toHaveLength(1)
})

it('names neither itself nor its tools', async () => {
  const { text } = await get('/')
  expect(text).not.toMatch(/^(server|x-powered-by):/im)
})

it.each([
  '/api/..%2fadmin',
  '/api/../admin',
  '/api/%2e%2e/admin',
  '/api/%00',
  '/api//products/3',
  '/api\\products',
  '//evil.example',
  '/\\evil.example',
  'http://evil.example/api/products/3',
  'http://localhost/api/products/3',
  'https://evil.example/',
  'api/products/3',
  '*',
])('answers 400 to the target %s (A1-12, A2-35)', async (target) => {
  const { statuses } = await get(target)
  expect(statuses).toEqual([400])
  expect(gateway.calls).toEqual([])
})

it.each([
  'xn--',
  '1.2.3.256',
  '4294967296',
  '1.2.3',
  'localhost:99999',
  'local host',
  'localhost/api',
  'user@localhost',
  '[::1',
  '',
])('answers 400 to the Host %p before anything else', async (host) => {
  for (const target of ['/', '/api/health', '/api/orders', '/media_stream-image/x']) {
    const { statuses } = await ask(
      `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    )
    expect(statuses).toEqual([400])
  }
  expect(gateway.calls).toEqual([])
  expect(gateway.log.filter(({ event, stack }) => event === 'server-error' || stack)).toEqual([])
})

it.each([
  'Host: localhost\r\nHost: localhost',
  'Host: localhost\r\nHost: evil.example',
  'host: evil.example\r\nHOST: localhost',
])('refuses more than one Host: %j', async (hosts) => {
  const { statuses } = await ask(`GET / HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`)
  expect(statuses).toEqual([400])
})

it.each(['localhost', 'LOCALHOST:8000', 'shop.example.gr:80', '127.0.0.1:8000', '[::1]:8000'])(
  'takes the Host %s',
  async (host) => {
    const { statuses } = await ask(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(statuses).toEqual([200])
  },
)

it.each([
  ['a page', () => get('/')],
  ['a page that is missing', () => get('/nothing')],
  ['a file that is missing', () => get('/nothing.js')],
  ['a wrong method', () => ask('PUT / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')],
  ['the API', () => get('/api/products/3')],
  ['an unlisted path of the API', () => get('/api/nothing')],
  ['a provider that is unknown', () => get('/auth/nobody')],
  ['a picture that is unknown', () => get('/media_stream-image/nothing')],
  ['a target that is refused', () => get('/api/..%2fadmin')],
  [
    'a Host that is refused',
    () => ask('GET / HTTP/1.1\r\nHost: xn--\r\nConnection: close\r\n\r\n'),
  ],
  ['a request that is none', () => ask('nonsense\r\n\r\n')],
  ['headers that are too long', () => get('/', `X-A: ${'a'.repeat(17_000)}`)],
])('forbids to frame or run %s', async (_, request) => {
  const { text } = await request()
  expect(text).toMatch(/^content-security-policy: .*default-src 'none'/im)
  expect(text).toMatch(/^content-security-policy: .*frame-ancestors 'none'/im)
  expect(text).toMatch(/^x-frame-options: DENY\r$/im)
  expect(text).toMatch(/^x-content-type-options: nosniff\r$/im)
})

it('builds no address from the Host header (A2-35)', async () => {
  const { text } = await ask(
    'GET /about/ HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n',
  )
  expect(text).toContain('location: /about\r\n')
  expect(text).not.toContain('evil.example')
})

it.each([
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 3'],
  ['length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked'],
  ['chunks and length', 'Transfer-Encoding: chunked\r\nContent-Length: 2'],
  ['a negative length', 'Content-Length: -2'],
  ['a signed length', 'Content-Length: +2'],
  ['a hexadecimal length', 'Content-Length: 0x2'],
  ['a list of lengths', 'Content-Length: 2, 2'],
  ['an unknown encoding', 'Transfer-Encoding: xchunked'],
  ['chunks that are not last', 'Transfer-Encoding: chunked, identity'],
  ['a space before the colon', 'Content-Length : 2'],
  ['a folded header', 'X-A: a\r\n b: c\r\nContent-Length : 2'],
  ['a lone line feed', 'X-A: a\nTransfer-Encoding: chunked\r\nContent-Length: 2'],
  ['a zero byte', 'X-A: a\0b\r\nContent-Length: 2'],
])('refuses a request with %s (A2-28, A2-29)', async (_, headers) => {
  const { statuses } = await ask(
    `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nX-Requested-By: storefront\r\nContent-Type: application/json\r\n${headers}\r\n\r\n{}GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n`,
  )
  expect(statuses[0]).toBe(400)
  expect(gateway.calls).toEqual([])
})

it.each([
  ['no number', 'zz\r\n{}\r\n0\r\n\r\n'],
  ['a number that is too large', 'ffffffffffffffffff\r\n{}\r\n0\r\n\r\n'],
  ['bytes after its chunk', '2\r\n{}xx\r\n0\r\n\r\n'],
])('refuses a chunk with %s (A2-29)', async (_, chunks) => {
  const { statuses } = await ask(
    `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nX-Requested-By: storefront\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`,
  )
  expect(statuses[0]).toBe(400)
  expect(gateway.calls).toEqual([])
})

it('answers 431 to headers of more than 16 kB (A2-31)', async () => {
  expect((await get('/', `X-A: ${'a'.repeat(15_000)}`)).statuses).toEqual([200])
  expect((await get('/', `X-A: ${'a'.repeat(17_000)}`)).statuses).toEqual([431])
})

it('answers 413 to a body that grows without announcing it', async () => {
  const chunk = `8000\r\n${'a'.repeat(0x8000)}\r\n`
  const { statuses } = await ask(
    `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nX-Requested-By: storefront\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(5)}0\r\n\r\n`,
  )
  expect(statuses[0]).toBe(413)
})

it.each(['TRACE', 'CONNECT', 'OPTIONS'])('does not serve %s', async (method) => {
  const { statuses } = await ask(
    `${method} /api/products/3 HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nX-Requested-By: storefront\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n`,
  )
  if (method === 'CONNECT') expect(statuses).toEqual([])
  else expect(statuses).toEqual([405])
  expect(gateway.calls).toEqual([])
})

it.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A'],
  [
    'body',
    'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nX-Requested-By: storefront\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
  ],
])('answers 408 to slow %s, without a message on the console (A2-32)', async (_, text) => {
  const { statuses } = await ask(text, 3000)
  expect(statuses).toEqual([408])
  expect(gateway.calls).toEqual([])
})

it('serves others while many hold slow connections (A2-32)', async () => {
  // None of the slow ones comes to its end before the answer.
  const variables = { ...limits, HEADERS_TIMEOUT_MS: '60000', REQUEST_TIMEOUT_MS: '60000' }
  const { app, config } = startGateway({ site, variables })
  const { port, stop } = await startServer(app, config.server, () => undefined)
  const slow = await Promise.all(
    Array.from({ length: runSize(50, 200) }, () =>
      holdConnection(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A'),
    ),
  )
  const request = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
  expect((await exchangeRaw(port, request, 4000)).statuses).toEqual([200])
  for (const socket of slow) socket.destroy()
  await stop()
})

it('does not mind people who go away before their answer', async () => {
  for (const target of ['/', '/api/products/3']) {
    const socket = await holdConnection(
      running.port,
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    )
    socket.destroy()
  }
  expect((await get('/')).statuses).toEqual([200])
})

describe('stopping', () => {
  /** A server whose upstream answers on `answerNow`. */
  async function startSlow() {
    let answerNow = () => {}
    const slow = startGateway({
      variables: limits,
      upstream: () =>
        new Promise((resolve) => {
          answerNow = () => resolve(Response.json(productBody))
        }),
    })
    const server = await startServer(slow.app, slow.config.server, () => undefined)
    return { server, answerNow: () => answerNow() }
  }
  const request = 'GET /api/products/3 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

  it('lets a request that is under way finish, and takes no new one (A6-98)', async () => {
    const { server, answerNow } = await startSlow()
    const answer = exchangeRaw(server.port, request, 2000)
    await new Promise((resolve) => server.server.once('request', resolve))
    const stopped = server.stop()
    expect((await exchangeRaw(server.port, request)).statuses).toEqual([])
    answerNow()
    expect((await answer).statuses).toEqual([200])
    await stopped
  })

  it('cuts what takes longer than it may (A6-98)', async () => {
    const { server, answerNow } = await startSlow()
    const answer = exchangeRaw(server.port, request, 4000)
    await new Promise((resolve) => server.server.once('request', resolve))
    await server.stop()
    expect((await answer).statuses).toEqual([])
    // Else its deadline would keep the process of the tests waiting.
    answerNow()
  })
})

describe('a port that is taken', () => {
  let other: Server
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        other = createServer().listen(0, '127.0.0.1', resolve)
      }),
  )
  afterAll(() => new Promise((resolve) => other.close(resolve)))

  it('is an error, and no silence', async () => {
    const { port } = other.address() as AddressInfo
    const config = { ...gateway.config.server, port }
    await expect(startServer(gateway.app, config, () => undefined)).rejects.toThrow('EADDRINUSE')
  })
})

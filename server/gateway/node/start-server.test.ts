import { runSize } from '#tests/support/long-run'
import { exchangeRaw, holdConnection } from '../testing/raw-exchange'
import { closing, requestText, serveGateway } from '../testing/serve-gateway'
import { type RunningServer, startServer } from './start-server'

const limits = {
  HEADERS_TIMEOUT_MS: '200',
  REQUEST_TIMEOUT_MS: '400',
  KEEP_ALIVE_TIMEOUT_MS: '200',
}

let gateway: Awaited<ReturnType<typeof serveGateway>>['gateway']
let running: RunningServer

beforeAll(async () => {
  ;({ gateway, running } = await serveGateway(limits))
})
afterAll(() => running.stop())
beforeEach(() => {
  gateway.calls.length = 0
})

const ask = (text: string) => exchangeRaw(running.port, text, 5000)
const get = (target: string, ...headers: string[]) =>
  ask(requestText(`GET ${target}`, ...closing, ...headers))
const getFrom = (hosts: string, target = '/') =>
  ask(requestText(`GET ${target}`, hosts, 'Connection: close'))
/** Headers that our own script sends. */
const script = [
  'Host: localhost',
  'Origin: http://localhost:8000',
  'Sec-Fetch-Site: same-origin',
  'X-Requested-By: storefront',
  'Content-Type: application/json',
]
const post = (headers: string, body: string) =>
  ask(requestText('POST /api/contact', ...script, headers) + body)

it('answers, and reveals neither its name nor its tools', async () => {
  const { text } = await get('/')
  expect(text).toMatch(/^HTTP\/1\.1 200 [\s\S]*home$/)
  expect(text).not.toMatch(/^(server|x-powered-by):/im)
  expect((await get('/api/pay-way')).statuses).toEqual([200])
  expect(gateway.calls).toHaveLength(1)
})

it.each(['/api/../admin', 'http://localhost/api/products/3', 'api/products/3'])(
  'answers 400 to the target %s (A1-12, A2-35)',
  async (target) => {
    const { statuses } = await get(target)
    expect(statuses).toEqual([400])
    expect(gateway.calls).toEqual([])
  },
)

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
    expect((await getFrom(`Host: ${host}`, target)).statuses).toEqual([400])
  }
  expect(gateway.calls).toEqual([])
  expect(gateway.log.filter(({ event, stack }) => event === 'server-error' || stack)).toEqual([])
})

it.each([
  'X-A: no host',
  'Host: localhost\r\nHost: localhost',
  'Host: localhost\r\nHost: evil.example',
  'host: evil.example\r\nHOST: localhost',
])('refuses no Host, and more than one: %j', async (hosts) => {
  expect((await getFrom(hosts)).statuses).toEqual([400])
})

it.each(['localhost', 'LOCALHOST:8000', 'shop.example.gr:80', '127.0.0.1:8000', '[::1]:8000'])(
  'accepts the Host %s',
  async (host) => {
    expect((await getFrom(`Host: ${host}`)).statuses).toEqual([200])
  },
)

it.each([
  ['a page', () => get('/')],
  ['a page that is missing', () => get('/nothing')],
  ['a file that is missing', () => get('/nothing.js')],
  ['a wrong method', () => ask(requestText('PUT /', ...closing))],
  ['the API', () => get('/api/products/3')],
  ['an unlisted path of the API', () => get('/api/nothing')],
  ['a provider that is unknown', () => get('/auth/nobody')],
  ['a picture that is unknown', () => get('/media_stream-image/nothing')],
  ['a target that is refused', () => get('/api/..%2fadmin')],
  ['a Host that is refused', () => getFrom('Host: xn--')],
  ['a malformed request', () => ask('nonsense\r\n\r\n')],
  ['headers that are too long', () => get('/', `X-A: ${'a'.repeat(17_000)}`)],
  ['headers that are too slow', () => ask('GET / HTTP/1.1\r\nHost: localhost\r\n')],
  ['a request to the server itself', () => ask(requestText('OPTIONS *', ...closing))],
  ['an expectation', () => get('/', 'Expect: foo')],
])('forbids framing and running %s (A2-28)', async (_, request) => {
  const { text } = await request()
  expect(text).toMatch(/^content-security-policy: .*default-src 'none'/im)
  expect(text).toMatch(/^content-security-policy: .*frame-ancestors 'none'/im)
  expect(text).toMatch(/^x-frame-options: DENY\r$/im)
  expect(text).toMatch(/^x-content-type-options: nosniff\r$/im)
})

it('builds no address from the Host header (A2-35)', async () => {
  const { text } = await getFrom('Host: evil.example\r\nX-Forwarded-Host: evil.example', '/about/')
  expect(text).toContain('location: /about\r\n')
  expect(text).not.toContain('evil.example')
})

it.each([
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 3'],
  ['length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked'],
  ['an unknown encoding', 'Transfer-Encoding: xchunked'],
  ['a space before the colon', 'Content-Length : 2'],
  ['a lone line feed', 'X-A: a\nTransfer-Encoding: chunked\r\nContent-Length: 2'],
  ['a zero byte', 'X-A: a\0b\r\nContent-Length: 2'],
])('refuses a request with %s (A2-28, A2-29)', async (_, headers) => {
  const { statuses } = await post(headers, `{}${requestText('GET /api/health', 'Host: x')}`)
  expect(statuses[0]).toBe(400)
  expect(gateway.calls).toEqual([])
})

it('refuses a chunk of no number (A2-29)', async () => {
  const { statuses } = await post('Transfer-Encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n')
  expect(statuses[0]).toBe(400)
  expect(gateway.calls).toEqual([])
})

it('answers 431 to headers of more than 16 kB (A2-31)', async () => {
  expect((await get('/', `X-A: ${'a'.repeat(15_000)}`)).statuses).toEqual([200])
  expect((await get('/', `X-A: ${'a'.repeat(17_000)}`)).statuses).toEqual([431])
})

it('answers 413 to a body that grows without announcing it', async () => {
  const chunk = `8000\r\n${'a'.repeat(0x8000)}\r\n`
  const { statuses } = await post('Transfer-Encoding: chunked', `${chunk.repeat(5)}0\r\n\r\n`)
  expect(statuses[0]).toBe(413)
})

it('answers 417 to an expectation, and 400 to a request to the server itself', async () => {
  expect((await get('/', 'Expect: foo')).statuses).toEqual([417])
  expect((await ask(requestText('OPTIONS *', ...closing))).statuses).toEqual([400])
})

it.each(['TRACE', 'CONNECT', 'OPTIONS'])('does not serve %s', async (method) => {
  const { statuses } = await ask(
    requestText(`${method} /api/products/3`, ...script, 'Connection: close'),
  )
  if (method === 'CONNECT') expect(statuses).toEqual([])
  else expect(statuses).toEqual([405])
  expect(gateway.calls).toEqual([])
})

it.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A'],
  ['body', `${requestText('POST /api/contact', ...script, 'Content-Length: 50')}{`],
])('answers 408 to slow %s, without a message on the console (A2-32)', async (_, text) => {
  const { statuses } = await ask(text)
  expect(statuses).toEqual([408])
  expect(gateway.calls).toEqual([])
})

it('serves others while many hold slow connections (A2-32)', async () => {
  // No slow connection times out before the response.
  const timeouts = { HEADERS_TIMEOUT_MS: '60000', REQUEST_TIMEOUT_MS: '60000' }
  const { port, stop } = await serveGateway(timeouts)
  const slow = await Promise.all(
    Array.from({ length: runSize(50, 200) }, () =>
      holdConnection(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A'),
    ),
  )
  expect((await exchangeRaw(port, requestText('GET /', ...closing), 4000)).statuses).toEqual([200])
  for (const socket of slow) socket.destroy()
  await stop()
})

it('is not affected by clients that disconnect before their response', async () => {
  for (const target of ['/', '/api/products/3']) {
    const socket = await holdConnection(
      running.port,
      requestText(`GET ${target}`, 'Host: localhost'),
    )
    socket.destroy()
  }
  expect((await get('/')).statuses).toEqual([200])
})

describe('a head that is too large (A2-31)', () => {
  const long = `?q=${'a'.repeat(20_000)}`

  it.each([
    ['a page of the site', `/products${long}`, 'Accept: text/html'],
    ['an address of the API in a window', `/api/products${long}`, 'Sec-Fetch-Dest: document'],
    ['a page whose headers came too late', `/${long}`, 'X-Other: 1'],
  ])('has a page in Greek for %s', async (_, target, header) => {
    const { statuses, text } = await ask(requestText(`GET ${target}`, header, ...closing))
    expect(statuses).toEqual([431])
    expect(text).toMatch(/content-type: text\/html/)
    expect(text).toMatch(/content-security-policy: /)
    expect(Buffer.from(text, 'latin1').toString()).toContain('Η διεύθυνση δεν ανοίγει')
  })

  it.each([
    ['GET', `/api/products${long}`],
    ['POST', `/api/contact${long}`],
  ])('has JSON for %s of the API', async (method, target) => {
    const { statuses, text } = await ask(
      requestText(`${method} ${target}`, 'Accept: application/json', ...closing),
    )
    expect(statuses).toEqual([431])
    const body = JSON.parse(Buffer.from(text.split('\r\n\r\n')[1] ?? '', 'latin1').toString())
    expect(body).toMatchObject({ statusCode: 431, message: expect.stringMatching(/[α-ω]/) })
    expect(gateway.calls).toEqual([])
  })
})

it('rejects when the port is in use', async () => {
  const config = { ...gateway.config.server, port: running.port }
  await expect(startServer(gateway.app, config, () => undefined)).rejects.toThrow('EADDRINUSE')
})

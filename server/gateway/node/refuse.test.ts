import { exchangeRaw } from '../testing/raw-exchange'
import { startGateway } from '../testing/start-gateway'
import { type RunningServer, startServer } from './start-server'

let running: RunningServer
beforeAll(async () => {
  const { app, config } = startGateway({
    variables: { GATEWAY_PORT: '0', HEADERS_TIMEOUT_MS: '200', SHUTDOWN_TIMEOUT_MS: '300' },
  })
  running = await startServer(app, config.server, () => undefined)
})
afterAll(() => running.stop())

const requestText = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`
const closing = ['Host: localhost', 'Connection: close']

it.each([
  [417, requestText('GET /', ...closing, 'Expect: foo')],
  [400, requestText('OPTIONS *', ...closing)],
  [400, requestText('GET /', 'Connection: close')],
  [400, requestText('GET /', ...closing, 'Host: other')],
  [400, 'GARBAGE\r\n\r\n'],
  [400, requestText('GET /', ...closing, 'Content-Length: x')],
  [408, 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
  [431, requestText('GET /', ...closing, `X-Long: ${'a'.repeat(20_000)}`)],
  [400, requestText('GET /../x', ...closing)],
  [404, requestText('GET /api/nothing', ...closing)],
])('answers %i with headers against framing and scripts (A2-28)', async (status, request) => {
  const { statuses, text } = await exchangeRaw(running.port, request, 5000)
  expect(statuses).toEqual([status])
  expect(text).toMatch(/^content-security-policy: .*frame-ancestors 'none'/im)
  expect(text).toMatch(/^x-frame-options: DENY/im)
  expect(text).toMatch(/^x-content-type-options: nosniff/im)
})

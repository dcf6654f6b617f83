import { unanswered, unreachable } from '../testing/failing-upstream'
import { startGateway } from '../testing/start-gateway'

const noConnection =
  'Δεν είναι δυνατή η σύνδεση με τον διακομιστή. Παρακαλώ δοκιμάστε ξανά αργότερα.'
const html = { 'content-type': 'text/html' }
const json = { 'content-type': 'application/json' }

it.each([
  ['redirects', () => new Response(null, { status: 302, headers: { location: '//evil' } }), 502],
  ['redirects permanently', () => new Response(null, { status: 301 }), 502],
  ['answers with HTML', () => new Response('<h1>hi</h1>', { headers: html }), 502],
  ['answers with half of its JSON', () => new Response('{"id":', { headers: json }), 502],
  ['answers with an empty body', () => new Response('', { headers: json }), 502],
  ['answers with another shape', () => Response.json({ hello: 1 }), 502],
  ['answers 204', () => new Response(null, { status: 204 }), 502],
  ['breaks', () => new Response('<pre>Traceback</pre>', { status: 500, headers: html }), 502],
  ['answers 502', () => new Response('', { status: 502 }), 502],
  ['answers 503', () => new Response('', { status: 503 }), 503],
  ['answers 504', () => new Response('', { status: 504 }), 504],
  ['does not accept our method', () => Response.json({ detail: 'x' }, { status: 405 }), 502],
  ['cannot be reached', unreachable, 502],
] as const)(
  'answers one Greek sentence when the upstream %s (A2-34, A5-90)',
  async (_, upstream, status) => {
    const { ask } = startGateway({ upstream })
    const answer = await ask('/api/products/3')
    const text = await answer.text()
    expect(answer.status).toBe(status)
    expect(JSON.parse(text)).toMatchObject({ statusCode: status, message: noConnection })
    expect(text).not.toMatch(/10\.0\.0\.7|Traceback|evil|data/)
  },
)

it('answers 504 when the upstream is silent, and 504 when it falls silent midway', async () => {
  const silent = startGateway({
    variables: { UPSTREAM_TIMEOUT_MS: '30' },
    upstream: unanswered,
  })
  expect((await silent.ask('/api/products/3')).status).toBe(504)

  const midway = startGateway({
    variables: { UPSTREAM_TIMEOUT_MS: '30' },
    upstream: (_, { signal }) =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"id":'))
            signal.addEventListener('abort', () => controller.error(signal.reason))
          },
        }),
        { headers: json },
      ),
  })
  expect((await midway.ask('/api/products/3')).status).toBe(504)
})

it('gives a health check its own, longer timeout', async () => {
  const { ask } = startGateway({
    variables: { UPSTREAM_TIMEOUT_MS: '10', HEALTH_TIMEOUT_MS: '500' },
    upstream: (_, { signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        setTimeout(() => resolve(Response.json({ database: true, redis: true, celery: true })), 60)
      }),
  })
  expect((await ask('/api/health')).status).toBe(200)
  expect((await ask('/api/products/3')).status).toBe(504)
})

it('sends of the browser only its user agent and its actual address (A2-26)', async () => {
  const { app, calls } = startGateway()
  const forged = {
    'user-agent': 'Firefox/130 café',
    'x-session-token': 'forged',
    authorization: 'Bearer forged',
    'x-real-ip': '1.1.1.1',
    'x-forwarded-for': '1.1.1.1',
    'x-forwarded-host': 'evil.example',
    'x-encrypted-token': 'forged',
    cookie: 'sessionid=forged',
    host: 'evil.example',
    'idempotency-key': 'forged',
    forwarded: 'for=1.1.1.1',
    'accept-language': 'de',
  }
  await app.request('/api/products/3', { headers: forged }, { address: '203.0.113.5' })
  expect(calls[0]?.headers).toEqual({
    traceparent: expect.any(String),
    accept: 'application/json',
    'accept-language': 'el',
    'x-forwarded-host': 'localhost:8000',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '203.0.113.5',
    'x-real-ip': '203.0.113.5',
    'user-agent': 'Firefox/130 caf',
  })
  expect(calls[0]?.url).toBe('http://localhost:8100/api/v1/product/3')
  expect(calls[0]?.redirect).toBe('manual')
})

it('reads past the cache of the API, with one question for all who ask within seconds', async () => {
  const { ask, calls, time } = startGateway()
  for (const ms of [0, 4000, 1000]) {
    time.now += ms
    await ask('/api/blog/categories/7')
  }
  const asked = calls.map(({ url }) => new URL(url).searchParams.get('_v'))
  expect(asked[0]).toMatch(/^\d+$/)
  expect(asked[1]).toBe(asked[0])
  expect(asked[2]).not.toBe(asked[0])
})

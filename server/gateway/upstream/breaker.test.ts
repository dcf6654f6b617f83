import { unanswered, unreachable } from '../testing/failing-upstream'
import { sampleUpstream } from '../testing/sample-upstream'
import { startGateway } from '../testing/start-gateway'

function startFlapping(variables: Record<string, string> = {}) {
  const upstream = { isDown: true }
  const gateway = startGateway({
    variables,
    upstream: (url) => (upstream.isDown ? unreachable() : sampleUpstream(url)),
  })
  return { ...gateway, upstream, statusNow: async () => (await gateway.ask('/api/health')).status }
}

it('stops calling after five failures, and recovers with the upstream (A5-90)', async () => {
  const { ask, statusNow, calls, time, upstream } = startFlapping()
  for (let tried = 0; tried < 5; tried += 1) expect(await statusNow()).toBe(502)
  const refused = await ask('/api/health')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await refused.json()).toMatchObject({
    statusCode: 503,
    message: 'Δεν είναι δυνατή η σύνδεση με τον διακομιστή. Παρακαλώ δοκιμάστε ξανά αργότερα.',
  })
  expect(calls).toHaveLength(5)

  time.now += 2000
  expect(await statusNow()).toBe(502)
  expect(await statusNow()).toBe(503)
  expect(calls).toHaveLength(6)

  upstream.isDown = false
  time.now += 2000
  expect(await statusNow()).toBe(200)
  expect(await statusNow()).toBe(200)
})

it('forgets failures that are more than ten seconds apart', async () => {
  const { statusNow, time, calls } = startFlapping()
  for (let tried = 0; tried < 12; tried += 1) {
    expect(await statusNow()).toBe(502)
    time.now += 2600
  }
  expect(calls).toHaveLength(12)
})

it('can be switched off for a test', async () => {
  const { statusNow } = startFlapping({ BREAKER: 'off' })
  for (let tried = 0; tried < 8; tried += 1) expect(await statusNow()).toBe(502)
})

it('does not open because of the defect of one endpoint', async () => {
  const { ask, calls } = startGateway({ upstream: () => new Response('', { status: 500 }) })
  for (let tried = 0; tried < 8; tried += 1) expect((await ask('/api/health')).status).toBe(502)
  expect(calls).toHaveLength(8)
})

it('counts the timeouts of one client once', async () => {
  const { app } = startGateway({ variables: { UPSTREAM_TIMEOUT_MS: '20' }, upstream: unanswered })
  const statusFrom = async (address: string) =>
    (await app.request('/api/products/3', {}, { address })).status
  for (let tried = 0; tried < 7; tried += 1) expect(await statusFrom('203.0.113.5')).toBe(504)
  for (const end of [6, 7, 8, 9]) expect(await statusFrom(`203.0.113.${end}`)).toBe(504)
  expect(await statusFrom('203.0.113.10')).toBe(503)
})

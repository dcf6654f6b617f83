import { unreachable } from '../testing/failing-upstream'
import { memberSession, startGateway } from '../testing/start-gateway'
import { createPrometheusMetrics, startMetricsServer } from './prometheus'

/** The lines of a metric, e.g. `gateway_redis_up 1`. */
async function linesOf(prometheus: ReturnType<typeof createPrometheusMetrics>, name: string) {
  return (await prometheus.text()).split('\n').filter((line) => line.startsWith(name))
}

it('counts requests by their route, never by their path', async () => {
  const prometheus = createPrometheusMetrics()
  const { ask, cookieOf } = startGateway({ metrics: prometheus.metrics })
  for (const id of [3, 4, 5]) await ask(`/api/products/${id}`)
  await ask('/api/canary-9')
  await ask('/canary-9')
  await ask('/api/cart', { headers: { cookie: await cookieOf(memberSession) } })
  const lines = await linesOf(prometheus, 'gateway_requests_total')
  expect(lines).toContain(
    'gateway_requests_total{method="GET",route="/api/products/:id",status="2xx"} 3',
  )
  expect(await prometheus.text()).not.toContain('canary-9')
  // Each with the reviews that it is rated by.
  expect(await linesOf(prometheus, 'gateway_upstream_calls_total')).toContain(
    'gateway_upstream_calls_total{upstream="api",resource="product",outcome="success"} 6',
  )
  expect(await linesOf(prometheus, 'gateway_session_confirmations_total')).toEqual([
    'gateway_session_confirmations_total{outcome="alive"} 1',
  ])
})

it('shows a broken upstream, and refusals by limits', async () => {
  const prometheus = createPrometheusMetrics()
  const { app } = startGateway({
    metrics: prometheus.metrics,
    upstream: unreachable,
    variables: { BREAKER_CALLS: '2', REQUESTS_PER_MINUTE: '3' },
  })
  for (let sent = 0; sent < 4; sent += 1) {
    await app.request('/api/pay-way', {}, { address: '203.0.113.5' })
  }
  const calls = 'gateway_upstream_calls_total{upstream="api",resource="pay_way",outcome='
  const text = await prometheus.text()
  expect(text).toContain(`${calls}"unreachable"} 2`)
  expect(text).toContain(`${calls}"breaker-open"} 1`)
  expect(text).toContain('gateway_breaker_open{upstream="api",endpoint="GET pay_way"} 1')
  expect(text).toContain('gateway_limit_refusals_total{limit="requests"} 1')
})

it('serves only metrics on a separate port', async () => {
  const prometheus = createPrometheusMetrics()
  prometheus.redisChanged(false)
  const server = await startMetricsServer(prometheus, { host: '127.0.0.1', port: 0 })
  const read = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
  const text = await (await read('/metrics')).text()
  expect(text).toContain('gateway_redis_up 0')
  expect(text).toContain('process_cpu_seconds_total')
  expect((await read('/')).status).toBe(404)
  server.stop()
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics } from '../operations/metrics'
import { resourceOf } from '../upstream/resources'

/** Upper bounds of the histograms, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Metrics of this process; names and labels are those of `docs/operations.md`. */
export interface PrometheusMetrics {
  metrics: Metrics
  /** Whether Redis answers; not shown before it is called for the first time. */
  redisChanged(isUp: boolean): void
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>
  contentType: string
}

/**
 * Every label has few values: routes are patterns, statuses are classes, and resources are the
 * first segments of paths that the gateway itself builds.
 */
export function createPrometheusMetrics(): PrometheusMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `gateway_${name}`, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name: `gateway_${name}`, help, labelNames, registers })
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name: `gateway_${name}`, help, labelNames, buckets, registers })

  const requests = counter('requests_total', 'Answered requests', ['method', 'route', 'status'])
  const durations = histogram('request_seconds', 'Time from request to answer', ['route'])
  const calls = counter('upstream_calls_total', 'Calls of the upstream', [
    'upstream',
    'resource',
    'outcome',
  ])
  const callTimes = histogram('upstream_seconds', 'Time of a call of the upstream', [
    'upstream',
    'resource',
  ])
  const breakers = gauge('breaker_open', '1 while the circuit breaker is open', [
    'upstream',
    'endpoint',
  ])
  const sockets = gauge('open_sockets', 'Open web sockets of browsers', [])
  const refusals = counter('limit_refusals_total', 'Requests refused by a limit', ['limit'])
  const confirmations = counter('session_confirmations_total', 'Session confirmations', ['outcome'])

  const shownRoute = memo((route) => route.replace(/(:\w+)\{[^/]*\}/g, '$1'))
  let redis: Gauge | null = null
  return {
    metrics: {
      requestEnded({ method, route: pattern, status, ms }) {
        const route = shownRoute(pattern)
        requests.inc({
          method: methods.has(method) ? method : 'other',
          route,
          status: classOf(status),
        })
        durations.observe({ route }, ms / 1000)
      },
      callEnded({ upstream, path, outcome, ms }) {
        const resource = upstream === 'api' ? resourceOf(path) : 'all'
        calls.inc({ upstream, resource, outcome })
        // A refusal by the breaker takes no time, and would make a failing upstream look fast.
        if (outcome !== 'breaker-open') callTimes.observe({ upstream, resource }, ms / 1000)
      },
      breakerChanged: (upstream, endpoint, isOpen) =>
        breakers.set({ upstream, endpoint }, isOpen ? 1 : 0),
      socketsChanged: (open) => sockets.set(open),
      refusedByLimit: (limit) => refusals.inc({ limit }),
      sessionConfirmed: (outcome) => confirmations.inc({ outcome }),
    },
    redisChanged(isUp) {
      redis ??= gauge('redis_up', '1 while the state is shared through Redis', [])
      redis.set(isUp ? 1 : 0)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const classOf = (status: number) => `${Math.floor(status / 100)}xx`

/** Memoises a function that is called with few different texts. */
function memo(compute: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const found = known.get(text) ?? compute(text)
    known.set(text, found)
    return found
  }
}

/** A server that answers `GET /metrics` and nothing else. */
export interface MetricsServer {
  port: number
  stop(): void
}

/** Listens on a separate port, which is not public. Rejects when the port is in use. */
export async function startMetricsServer(
  { text, contentType }: PrometheusMetrics,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer((request, answer) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      answer.writeHead(404).end()
      return
    }
    text().then(
      (body) => answer.writeHead(200, { 'content-type': contentType }).end(body),
      () => answer.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

import type { MiddlewareHandler } from 'hono'
import type { RouteEnv } from '../http/route-env'
import { base64urlOf } from '../lib/base64url'
import { GatewayError } from '../lib/gateway-error'
import { maskSecrets, timeText, type WriteLog } from '../operations/log'
import { type Metrics, noMetrics } from '../operations/metrics'

/**
 * Logs each request by its route's pattern: paths and queries may hold keys and what people typed.
 * Requests for files of the site are logged only when they fail; all are counted.
 */
export function logRequests(
  log: WriteLog,
  clock: () => number,
  metrics: Metrics = noMetrics,
): MiddlewareHandler<RouteEnv> {
  return async (c, next) => {
    await next()
    const route = c.get('route')
    const { status } = c.res
    const { method } = c.req
    const now = clock()
    const ms = now - c.get('startedAt')
    metrics.requestEnded({ method, route, status, ms })
    if (route === siteRoute && status < 500) return
    const facts = {
      time: timeText(now),
      event: 'request',
      id: c.get('requestId'),
      trace: c.get('trace').id,
      method,
      route,
      status,
      ms: Math.round(ms),
    }
    // Only failures carry text that may hold secrets.
    log(c.error ? { ...facts, ...(maskSecrets(failureOf(c.error)) as object) } : facts)
  }
}

const requestPrefixBytes = 6

/** Ids of requests: a random prefix for this copy of the gateway, then a running number. */
export function createRequestIds(random: (length: number) => Uint8Array): () => string {
  const prefix = base64urlOf(random(requestPrefixBytes))
  let served = 0
  return () => {
    served += 1
    return `${prefix}.${served.toString(36)}`
  }
}

/** Name of the static site in the log. */
export const siteRoute = 'site'

function failureOf(error: Error): Record<string, unknown> {
  if (error instanceof GatewayError) return { reason: error.message }
  return { defect: error.message, stack: error.stack }
}

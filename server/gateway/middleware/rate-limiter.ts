import type { MiddlewareHandler, Next } from 'hono'
import type { RouteEnv } from '../http/route-env'
import { clientOfAddress } from '../lib/client-of-address'
import { GatewayError } from '../lib/gateway-error'
import type { Metrics } from '../operations/metrics'
import type { RateLimiter } from '../shared/shared-state'

type Middleware = MiddlewareHandler<RouteEnv>

export interface RequestLimit {
  /** For the metrics. */
  name: string
  limiter: RateLimiter
  metrics: Metrics
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Limits all requests of one address; requests without a known address are not counted. */
export function limitByAddress(limit: RequestLimit): Middleware {
  return (c, next) => {
    const address = c.env?.address
    return address ? unlessTooMany(limit, clientOfAddress(address), next) : next()
  }
}

/** Limits the writes of one session, or of one address for guests. */
export function limitWrites(limit: RequestLimit): Middleware {
  return (c, next) => {
    if (reading.has(c.req.method)) return next()
    const address = c.env?.address
    const client = c.get('session')?.generation ?? (address && clientOfAddress(address))
    return client ? unlessTooMany(limit, client, next) : next()
  }
}

/** Continues at once with a limit in memory, and after the answer of Redis with a shared one. */
function unlessTooMany(limit: RequestLimit, client: string, next: Next): Promise<void> {
  const taken = limit.limiter.take(client)
  if (taken instanceof Promise) {
    return taken.then((seconds) => {
      refuse(limit, seconds)
      return next()
    })
  }
  refuse(limit, taken)
  return next()
}

function refuse({ name, metrics }: RequestLimit, seconds: number | null): void {
  if (seconds === null) return
  metrics.refusedByLimit(name)
  throw new GatewayError(429, {
    reason: 'too many requests of one client',
    headers: { 'retry-after': String(seconds) },
  })
}

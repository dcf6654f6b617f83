import type { MiddlewareHandler } from 'hono'
import type { GatewayConfig } from '../config/read-config'
import type { GatewayEnv } from '../dependencies'
import { GatewayError } from '../gateway-error'
import { clientOf, createRateLimiter, type RateLimiter } from './rate-limiter'

type Rates = GatewayConfig['rates']
type Middleware = MiddlewareHandler<GatewayEnv>

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Limits all requests of one address; one whose address is unknown cannot be counted. */
export function limitByAddress(rates: Rates, perMinute: number, clock: () => number): Middleware {
  const limiter = createRateLimiter({ perMinute, remembered: rates.rememberedClients }, clock)
  return async (c, next) => {
    const address = c.env?.address
    if (rates.enabled && address) refuseTooMany(limiter, clientOf(address))
    await next()
  }
}

/** Limits the writes of one session, or of one address where nobody is signed in. */
export function limitWrites(rates: Rates, clock: () => number): Middleware {
  const limiter = createRateLimiter(
    { perMinute: rates.writesPerMinute, remembered: rates.rememberedClients },
    clock,
  )
  return async (c, next) => {
    const address = c.env?.address
    const client = c.var.session?.generation ?? (address && clientOf(address))
    if (rates.enabled && client && !reading.has(c.req.method)) refuseTooMany(limiter, client)
    await next()
  }
}

function refuseTooMany(limiter: RateLimiter, client: string): void {
  const seconds = limiter.take(client)
  if (seconds === null) return
  throw new GatewayError(429, {
    reason: 'too many requests of one client',
    headers: { 'retry-after': String(seconds) },
  })
}

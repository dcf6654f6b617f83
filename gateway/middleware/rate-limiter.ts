import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { GatewayConfig } from '../config/read-config'
import type { GatewayEnv } from '../dependencies'
import { GatewayError } from '../gateway-error'

const windowMs = 60_000

export interface RateSettings {
  perMinute: number
  /** Most clients that are counted at a time; LRU eviction. */
  remembered: number
}

/** Counts requests by client within the last minute. */
export interface RateLimiter {
  /** Counts one request; null lets it pass, else the whole seconds to wait. */
  take(client: string): number | null
}

/** Bounds an LRU cache by its entries; unlike `max`, `maxSize` allocates nothing ahead. */
export const upTo = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 })

interface Tally {
  startedAt: number
  count: number
  before: number
}

/**
 * A sliding window made of two fixed ones: the last window counts by the share of it that is not
 * yet a minute ago. Two numbers per client.
 */
export function createRateLimiter(settings: RateSettings, clock: () => number): RateLimiter {
  const tallies = new LRUCache<string, Tally>(upTo(settings.remembered))

  function tallyOf(client: string, now: number): Tally {
    const known = tallies.get(client)
    if (known && now - known.startedAt < windowMs) return known
    const recent = known && now - known.startedAt < 2 * windowMs
    const tally = recent
      ? { startedAt: known.startedAt + windowMs, count: 0, before: known.count }
      : { startedAt: now, count: 0, before: 0 }
    tallies.set(client, tally)
    return tally
  }

  return {
    take(client) {
      const now = clock()
      const tally = tallyOf(client, now)
      const sinceStart = now - tally.startedAt
      const share = 1 - sinceStart / windowMs
      if (tally.before * share + tally.count + 1 > settings.perMinute) {
        return Math.max(1, Math.ceil((windowMs - sinceStart) / 1000))
      }
      tally.count += 1
      return null
    },
  }
}

/** IPv6 addresses of one /64 network count as one client. */
export function clientOfAddress(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail ? tail.split(':').length : 0)
  const padded = [...groups, ...Array<string>(Math.max(0, missing)).fill('0')]
  const rest = tail ? tail.split(':') : []
  return [...padded, ...rest].slice(0, 4).join(':')
}

type Rates = GatewayConfig['rates']
type Middleware = MiddlewareHandler<GatewayEnv>

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Limits all requests of one address; requests without a known address are not counted. */
export function limitByAddress(rates: Rates, perMinute: number, clock: () => number): Middleware {
  const limiter = createRateLimiter({ perMinute, remembered: rates.rememberedClients }, clock)
  return async (c, next) => {
    const address = c.env?.address
    if (rates.enabled && address) refuseTooMany(limiter, clientOfAddress(address))
    await next()
  }
}

/** Limits the writes of one session, or of one address for guests. */
export function limitWrites(rates: Rates, clock: () => number): Middleware {
  const limiter = createRateLimiter(
    { perMinute: rates.writesPerMinute, remembered: rates.rememberedClients },
    clock,
  )
  return async (c, next) => {
    const address = c.env?.address
    const client = c.var.session?.generation ?? (address && clientOfAddress(address))
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

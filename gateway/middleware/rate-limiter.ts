const windowMs = 60_000

export interface RateSettings {
  perMinute: number
  /** Most clients that are remembered at a time; the longest unseen are forgotten first. */
  remembered: number
}

/** Counts requests by client within the last minute. */
export interface RateLimiter {
  /** Counts one request; null lets it pass, else the whole seconds to wait. */
  take(client: string): number | null
}

interface Tally {
  startedAt: number
  count: number
  before: number
}

/**
 * A sliding window made of two fixed ones: the last window counts by the share of it that is not
 * yet a minute ago. Two numbers per client, whatever they send.
 */
export function createRateLimiter(settings: RateSettings, clock: () => number): RateLimiter {
  const tallies = new Map<string, Tally>()

  function tallyOf(client: string, now: number): Tally {
    const known = tallies.get(client)
    if (known && now - known.startedAt < windowMs) return known
    const recent = known && now - known.startedAt < 2 * windowMs
    const tally = recent
      ? { startedAt: known.startedAt + windowMs, count: 0, before: known.count }
      : { startedAt: now, count: 0, before: 0 }
    tallies.delete(client)
    tallies.set(client, tally)
    if (tallies.size > settings.remembered) forgetOldest(tallies)
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

function forgetOldest(tallies: Map<string, Tally>): void {
  const oldest = tallies.keys().next()
  if (!oldest.done) tallies.delete(oldest.value)
}

/** One household of IPv6 addresses counts as one client: it has a /64 to itself. */
export function clientOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail ? tail.split(':').length : 0)
  const padded = [...groups, ...Array<string>(Math.max(0, missing)).fill('0')]
  const rest = tail ? tail.split(':') : []
  return [...padded, ...rest].slice(0, 4).join(':')
}

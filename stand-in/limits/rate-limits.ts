import type { Clock } from '../clock'

/** At most `most` calls of one client within `windowMs` milliseconds. */
export interface RateRule {
  name: string
  most: number
  windowMs: number
}

export interface RateLimits {
  enabled: boolean
  /** Counts a call. Returns 0 where it may go on, else the seconds after which it may. */
  take(rule: RateRule, client: string): number
  /** Forgets all calls. */
  clear(): void
}

/** Sliding windows in memory, one for each rule and client. */
export function createRateLimits(clock: Clock): RateLimits {
  const calls = new Map<string, number[]>()
  return {
    enabled: true,
    take({ name, most, windowMs }, client) {
      if (!this.enabled) return 0
      const now = clock.now().getTime()
      const key = `${name} ${client}`
      const recent = (calls.get(key) ?? []).filter((at) => at > now - windowMs && at <= now)
      const oldest = recent.length >= most ? recent[0] : undefined
      if (oldest !== undefined) {
        calls.set(key, recent)
        return Math.max(1, Math.ceil((oldest + windowMs - now) / 1000))
      }
      calls.set(key, [...recent, now])
      return 0
    },
    clear: () => calls.clear(),
  }
}

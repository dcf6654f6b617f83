import type { Clock } from './clock'

/** At most `most` calls of one client within `windowMs` milliseconds. */
export interface RateRule {
  name: string
  most: number
  windowMs: number
}

export interface RateLimits {
  enabled: boolean
  /** Counts a call. Returns 0 when it is allowed, else the seconds to wait. */
  take(rule: RateRule, client: string): number
  /** Whether a call would be allowed, without counting it. */
  wouldLet(rule: RateRule, client: string): boolean
  /** Clears the calls of one client under one rule. */
  forget(rule: RateRule, client: string): void
  clear(): void
}

/** Sliding windows in memory, one for each rule and client. */
export function createRateLimits(clock: Clock): RateLimits {
  const calls = new Map<string, number[]>()
  const keyOf = ({ name }: RateRule, client: string) => `${name} ${client}`
  const recentCalls = (rule: RateRule, client: string, now: number) =>
    (calls.get(keyOf(rule, client)) ?? []).filter((at) => at > now - rule.windowMs && at <= now)
  return {
    enabled: true,
    take(rule, client) {
      if (!this.enabled) return 0
      const now = clock.now().getTime()
      const recent = recentCalls(rule, client, now)
      const oldest = recent.length >= rule.most ? recent[0] : undefined
      calls.set(keyOf(rule, client), oldest === undefined ? [...recent, now] : recent)
      if (oldest === undefined) return 0
      return Math.max(1, Math.ceil((oldest + rule.windowMs - now) / 1000))
    },
    wouldLet(rule, client) {
      if (!this.enabled) return true
      return recentCalls(rule, client, clock.now().getTime()).length < rule.most
    },
    forget(rule, client) {
      calls.delete(keyOf(rule, client))
    },
    clear: () => calls.clear(),
  }
}

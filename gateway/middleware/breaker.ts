/** Settings of a breaker; times in milliseconds. */
export interface BreakerSettings {
  enabled: boolean
  failures: number
  windowMs: number
  probeMs: number
}

/**
 * Spares an upstream that is down: after so many failures within the window it lets one probe
 * through per interval, until one succeeds.
 */
export interface Breaker {
  /** Whether a request may go out now. */
  admits(): boolean
  succeeded(): void
  failed(): void
}

export function createBreaker(settings: BreakerSettings, clock: () => number): Breaker {
  let failedAt: number[] = []
  let nextProbeAt: number | null = null

  return {
    admits() {
      if (nextProbeAt === null) return true
      const now = clock()
      if (now < nextProbeAt) return false
      nextProbeAt = now + settings.probeMs
      return true
    },
    succeeded() {
      nextProbeAt = null
      if (failedAt.length > 0) failedAt = []
    },
    failed() {
      if (!settings.enabled) return
      const now = clock()
      failedAt = [...failedAt.filter((at) => now - at < settings.windowMs), now]
      if (failedAt.length >= settings.failures) nextProbeAt = now + settings.probeMs
      failedAt = failedAt.slice(-settings.failures)
    },
  }
}

/** Settings of a breaker; times in milliseconds. */
export interface BreakerSettings {
  enabled: boolean
  failures: number
  windowMs: number
  probeMs: number
}

/**
 * Circuit breaker for an upstream that is down: after so many failures within the window it lets
 * one probe through per interval, until one succeeds.
 */
export interface Breaker {
  /** Whether requests are refused, except probes. */
  isOpen(): boolean
  /** Whether a request may go out now. */
  admits(): boolean
  succeeded(): void
  /** Counts a failure; those of one `subject` count as one. */
  failed(subject?: string): void
}

/** `onChange` is called when it opens and when it closes. */
export function createBreaker(
  settings: BreakerSettings,
  clock: () => number,
  onChange: (isOpen: boolean) => void = () => undefined,
): Breaker {
  let failures: { at: number; subject: string | undefined }[] = []
  let nextProbeAt: number | null = null

  return {
    isOpen: () => nextProbeAt !== null,
    admits() {
      if (nextProbeAt === null) return true
      const now = clock()
      if (now < nextProbeAt) return false
      nextProbeAt = now + settings.probeMs
      return true
    },
    succeeded() {
      if (failures.length > 0) failures = []
      if (nextProbeAt === null) return
      nextProbeAt = null
      onChange(false)
    },
    failed(subject) {
      if (!settings.enabled) return
      const now = clock()
      const counted = failures.filter(
        (one) =>
          now - one.at < settings.windowMs && (subject === undefined || one.subject !== subject),
      )
      failures = [...counted, { at: now, subject }].slice(-settings.failures)
      if (failures.length < settings.failures) return
      const wasOpen = nextProbeAt !== null
      nextProbeAt = now + settings.probeMs
      if (!wasOpen) onChange(true)
    },
  }
}

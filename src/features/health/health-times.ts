/** Timing of the health checks; apart from the machine, which is loaded after a check that failed. */
export const healthTimes = {
  /** Timeout of a check, in ms. */
  timeoutMs: 15_000,
  /** Retries after a failed check. */
  retries: 3,
  /** Delay before a retry, in ms. */
  delayMs: 60_000,
} as const

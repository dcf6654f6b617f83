/** Timing of the health checks; separate, as the machine is loaded only after a failed check. */
export const healthTimes = {
  /** Timeout of a check, in ms. */
  timeoutMs: 15_000,
  /** Retries after a failed check. */
  retries: 3,
  /** Delay before a retry, in ms. */
  delayMs: 60_000,
} as const

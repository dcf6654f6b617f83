/** How the health of the API is asked for. */
export const healthTimes = {
  /** An attempt without an answer has failed after this many milliseconds: seconds were meant. */
  timeoutMs: 15_000,
  /** How often a failure is tried again. */
  retries: 3,
  /** Milliseconds between two attempts. */
  delayMs: 60_000,
} as const

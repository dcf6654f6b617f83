/** The longest time that a timer can be set to, in ms: a longer one would ring at once. */
export const longestTimerMs = 2_147_483_647

/** A waiting time that a timer can keep: a longer one is cut to the longest (R337). */
export function timerMs(durationMs: number): number {
  return Math.min(durationMs, longestTimerMs)
}

/**
 * Does something again and again, the first time after one interval.
 * @returns what ends it
 */
export function every(intervalMs: number, act: () => void): () => void {
  const timer = setInterval(act, timerMs(intervalMs))
  return () => clearInterval(timer)
}

/** Longest delay of a timer, in ms: a longer one would fire at once. */
const longestTimerMs = 2_147_483_647

/** Clamps a delay to the longest delay of a timer. */
export function timerMs(durationMs: number): number {
  return Math.min(durationMs, longestTimerMs)
}

/**
 * Repeats an action, the first time after one interval.
 * @returns stops it
 */
export function every(intervalMs: number, act: () => void): () => void {
  const timer = setInterval(act, timerMs(intervalMs))
  return () => clearInterval(timer)
}

/**
 * Acts once, after some ms.
 * @returns prevents it
 */
export function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, timerMs(ms))
  return () => clearTimeout(timer)
}

/** A random number from 0 to below 1, for pauses and the like; nothing secret depends on it. */
export function randomFraction(): number {
  return Math.random()
}

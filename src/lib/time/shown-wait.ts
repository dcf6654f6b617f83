/** From how many seconds on a wait is said in minutes. */
const longWait = 120

/** A wait of so many seconds as people are told it: in seconds, or in whole minutes, never too few. */
export function shownWait(seconds: number): { count: number; isLong: boolean } {
  const isLong = seconds >= longWait
  return { count: isLong ? Math.ceil(seconds / 60) : seconds, isLong }
}

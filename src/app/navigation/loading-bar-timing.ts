/** The bar of slow changes of page: times in ms, height in px (R341). */
export const loadingBarTiming = {
  /** After this long the bar has come two thirds of the way. */
  duration: 2000,
  /** What is faster needs no bar. */
  throttle: 200,
  hideDelay: 500,
  resetDelay: 400,
  height: 3,
}

/**
 * How far the bar has come after so many milliseconds, from 0 to 1: quick at first, then ever
 * slower, and never at its end while the page is not there.
 */
export function progressAfter(elapsed: number): number {
  return (2 / Math.PI) * Math.atan((2 * elapsed) / loadingBarTiming.duration)
}

/** The device's clock, in ms since 1970; the only file of the site that reads it. */
export function now(): number {
  return Date.now()
}

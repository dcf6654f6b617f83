/** The device's clock, in milliseconds since 1970: the only door to it. */
export function now(): number {
  return Date.now()
}

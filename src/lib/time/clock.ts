/** The device's clock, in ms since 1970; the only file of the site that reads it. */
export function now(): number {
  return Date.now()
}

/** How far the device's clock may be off until the server's is used instead, in ms. */
const tolerance = 5_000

/** What to add to the device's clock, in ms. */
let offset = 0

/**
 * The time by the server's clock, in ms since 1970: what the server dates is compared with it, because
 * a device may be a day ahead. Until an answer has come, and where both agree, it is the device's.
 */
export function serverNow(): number {
  return toServerTime(now())
}

/** The same for a moment by the device's clock. */
export function toServerTime(moment: number): number {
  return moment + offset
}

/**
 * Notes the `Date` of an answer that came from the server itself, not from a cache.
 * @param sentAt when the request was sent, by the device's clock
 */
export function noteServerDate(headers: Headers, sentAt: number): void {
  const date = Date.parse(headers.get('date') ?? '')
  // Half of the way that the request took, and half of the second that the header is rounded to.
  const found = date + 500 - (sentAt + now()) / 2
  if (Number.isFinite(found)) offset = Math.abs(found) > tolerance ? found : 0
}

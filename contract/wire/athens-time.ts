const zone = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Athens',
  timeZoneName: 'longOffset',
})

function offsetOf(moment: Date): string {
  const part = zone.formatToParts(moment).find(({ type }) => type === 'timeZoneName')
  return part?.value.replace('GMT', '') || '+00:00'
}

/** A time as the clocks of Athens show it, e.g. `2025-05-20T13:01:02`, with its offset. */
export function withAthensOffset(wall: string): string {
  const shownAsUtc = Date.parse(`${wall}Z`)
  const near = offsetOf(new Date(shownAsUtc))
  return `${wall}${offsetOf(new Date(shownAsUtc - millisecondsOf(near)))}`
}

function millisecondsOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  return (hours * 60 + minutes) * 60_000 * (offset.startsWith('-') ? -1 : 1)
}

/**
 * Formats milliseconds since 1970 as the API does: ISO 8601 in the time zone of Athens with its
 * offset, e.g. `2025-05-20T13:01:02+03:00`.
 */
export function athensTime(milliseconds: number): string {
  const offset = offsetOf(new Date(milliseconds))
  const wall = new Date(milliseconds + millisecondsOf(offset)).toISOString()
  return `${wall.replace(/\.000Z$|Z$/, '')}${offset}`
}

/**
 * The calendar day in Athens, `YYYY-MM-DD`.
 * @param milliseconds since 1970
 */
export function athensDay(milliseconds: number): string {
  return athensTime(milliseconds).slice(0, 10)
}

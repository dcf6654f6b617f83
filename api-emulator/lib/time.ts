import { durationMessages } from '../seed/api-messages'

const zone = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Athens',
  timeZoneName: 'longOffset',
})

function offsetOf(moment: Date): string {
  const part = zone.formatToParts(moment).find(({ type }) => type === 'timeZoneName')
  return part?.value.replace('GMT', '') || '+00:00'
}

/**
 * Formats milliseconds since 1970 as the API does: ISO 8601 in the time zone of Athens with its
 * offset, e.g. `2025-05-20T13:01:02+03:00`.
 */
export function athensTime(milliseconds: number): string {
  const offset = offsetOf(new Date(milliseconds))
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  const shift = (hours * 60 + minutes) * 60_000 * (offset.startsWith('-') ? -1 : 1)
  const wall = new Date(milliseconds + shift).toISOString()
  return `${wall.replace(/\.000Z$|Z$/, '')}${offset}`
}

const minuteMs = 60_000

/** Minutes of each unit, the largest first. */
const units = [
  ['year', 525_600],
  ['month', 43_200],
  ['week', 10_080],
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const

/** Elapsed time in its largest unit, e.g. «3 ημέρες»; less than a minute is 0 minutes. */
export function timeSince(milliseconds: number, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - milliseconds) / minuteMs))
  const [unit, size] = units.find(([, least]) => minutes >= least) ?? (['minute', 1] as const)
  const count = Math.floor(minutes / size)
  const [one, many] = durationMessages[unit]
  return `${count} ${count === 1 ? one : many}`
}

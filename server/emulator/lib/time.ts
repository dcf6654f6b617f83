import { durationMessages } from './messages'

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

import { sinceWords } from '../seed/since-words'

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

/** How long ago something was, in its largest unit, e.g. «3 ημέρες»; less than one is 0 minutes. */
export function timeSince(milliseconds: number, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - milliseconds) / minuteMs))
  const [unit, size] = units.find(([, least]) => minutes >= least) ?? (['minute', 1] as const)
  const count = Math.floor(minutes / size)
  const [one, many] = sinceWords[unit]
  return `${count} ${count === 1 ? one : many}`
}

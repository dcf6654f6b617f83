import { lazily } from '../lazy/lazily'

const words = lazily(() => new Intl.RelativeTimeFormat('el', { numeric: 'auto' }))
const counted = lazily(() => new Intl.RelativeTimeFormat('el'))

/** Units by their length in seconds, the longest first. */
const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/**
 * How long ago something was, as Greeks say it: `τώρα`, `πριν από 5 λεπτά`, `χθες`. What a clock
 * that is ahead places in the future happened now.
 * @param moment in milliseconds since 1970, as `now`
 */
export function timeAgo(moment: number, now: number): string {
  const seconds = Math.max(0, (now - moment) / 1000)
  const [unit, length] = units.find((one) => seconds >= one[1]) ?? ['second', Infinity]
  // Thirty days ago need not be "last month", nor a year ago "last year": these are counted.
  const format = unit === 'month' || unit === 'year' ? counted() : words()
  return format.format(-Math.floor(seconds / length), unit)
}

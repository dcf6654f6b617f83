import { lazyValue } from '../lazy/lazy'

const worded = lazyValue(() => new Intl.RelativeTimeFormat('el', { numeric: 'auto' }))
const counted = lazyValue(() => new Intl.RelativeTimeFormat('el'))

/** Units by their length in seconds, the longest first. */
const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/**
 * Relative time in Greek: `τώρα`, `πριν από 5 λεπτά`, `χθες`. A moment in the future counts as now.
 * @param moment in ms since 1970, as `now`
 */
export function timeAgo(moment: number, now: number): string {
  const seconds = Math.max(0, (now - moment) / 1000)
  const [unit, length] = units.find((one) => seconds >= one[1]) ?? ['second', Infinity]
  // Thirty days ago need not be "last month", nor 365 days ago "last year": months and years are
  // numeric.
  const format = unit === 'month' || unit === 'year' ? counted() : worded()
  return format.format(-Math.floor(seconds / length), unit)
}

import { lazyValue } from '../lazy/lazy'
import { dayOf, daysBetween } from './calendar-days'

const worded = lazyValue(() => new Intl.RelativeTimeFormat('el', { numeric: 'auto' }))
const counted = lazyValue(() => new Intl.RelativeTimeFormat('el'))

const daySeconds = 86_400

/**
 * Relative time in Greek: `τώρα`, `πριν από 5 λεπτά`, `χθες`. Days are those of the device's calendar,
 * from the age of 24 hours on. A moment in the future counts as now.
 * @param moment in ms since 1970, as `now`
 */
export function timeAgo(moment: number, now: number): string {
  const seconds = Math.max(0, (now - moment) / 1000)
  const days = seconds < daySeconds ? 0 : daysBetween(dayOf(moment), dayOf(now))
  // Thirty days ago need not be "last month", nor 365 days ago "last year": months and years are
  // numeric.
  if (days >= 365) return counted().format(-Math.floor(days / 365), 'year')
  if (days >= 30) return counted().format(-Math.floor(days / 30), 'month')
  if (days >= 1) return worded().format(-days, 'day')
  if (seconds >= 3600) return worded().format(-Math.floor(seconds / 3600), 'hour')
  if (seconds >= 60) return worded().format(-Math.floor(seconds / 60), 'minute')
  return worded().format(0, 'second')
}

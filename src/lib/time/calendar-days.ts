import { lazyValue } from '../lazy/lazy'

/** A day of the device's calendar: `2026-11-26`. */
export type Day = string

/** The day of a moment, in the time zone of the device. */
export function dayOf(moment: number | Date): Day {
  const date = new Date(moment)
  const month = `${date.getMonth() + 1}`.padStart(2, '0')
  return `${date.getFullYear()}-${month}-${`${date.getDate()}`.padStart(2, '0')}`
}

/** The day some days later. */
export function addDays(day: Day, days: number): Day {
  const date = noonOf(day)
  date.setDate(date.getDate() + days)
  return dayOf(date)
}

/** How many days later a day is. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((+noonOf(to) - +noonOf(from)) / 86_400_000)
}

/** The first moment of a day. */
export function startOf(day: Day): number {
  return noonOf(day).setHours(0, 0, 0, 0)
}

/** Noon, which no change of the clock skips. */
export function noonOf(day: Day): Date {
  return new Date(`${day}T12:00:00`)
}

const format = (style: Intl.DateTimeFormatOptions) =>
  lazyValue(() => new Intl.DateTimeFormat('el-GR', style))
const weekday = format({ weekday: 'short' })
const wholeDay = format({ weekday: 'long', day: 'numeric', month: 'long' })

/** Short Greek name of a weekday. */
export function weekdayOf(day: Day): string {
  return weekday().format(noonOf(day))
}

/** Weekday, day and month in Greek. */
export function dayName(day: Day): string {
  return wholeDay().format(noonOf(day))
}

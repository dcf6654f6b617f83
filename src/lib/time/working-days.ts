import { inAthens } from './format-date'

/** A day of Athens: its midnight as UTC, in ms. */
export type AthensDay = number

const dayMs = 86_400_000

/** The day in Athens of a moment, without `Intl`, whose first use is slow on a phone. */
export function dayInAthens(moment: number | Date): AthensDay {
  return Math.floor(inAthens(moment).getTime() / dayMs) * dayMs
}

/** The working day in Greece that comes this many working days after a day. */
export function workingDayAfter(day: AthensDay, count: number): AthensDay {
  let found = day
  for (let left = count; left > 0; ) {
    found += dayMs
    if (isWorkingDay(found)) left -= 1
  }
  return found
}

/** Monday to Friday, but for the public holidays of Greece. */
function isWorkingDay(day: AthensDay): boolean {
  const date = new Date(day)
  const weekday = date.getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  const fromEaster = Math.round((day - orthodoxEaster(date.getUTCFullYear())) / dayMs)
  const isFixed = fixedHolidays.includes(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`)
  return !isFixed && !movableHolidays.includes(fromEaster)
}

/** Month and day. First of May may be moved by decree; that is not known in advance. */
const fixedHolidays = ['1-1', '1-6', '3-25', '5-1', '8-15', '10-28', '12-25', '12-26']

/** Days from Easter Sunday: Clean Monday, Good Friday, Easter Monday, Whit Monday. */
const movableHolidays = [-48, -2, 1, 50]

/** Orthodox Easter Sunday (Meeus); the Julian calendar is 13 days behind from 1900 to 2099. */
function orthodoxEaster(year: number): AthensDay {
  const moon = (19 * (year % 19) + 15) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  return Date.UTC(year, 3, 4 + moon + sunday)
}

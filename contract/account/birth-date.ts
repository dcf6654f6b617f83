import * as z from 'zod/mini'
import { date } from '../wire/scalars'

/** Years that nobody has outlived. */
const longestLife = 120

const athens = { timeZone: 'Europe/Athens' }

/**
 * The calendar day in Athens, `YYYY-MM-DD`, as Swedish writes it.
 * @param now in ms since 1970
 */
export function athensDay(now: number): string {
  return new Intl.DateTimeFormat('sv-SE', athens).format(now)
}

/** The first day on which somebody may be born who lives on this day. */
export function earliestBirth(today: string): string {
  return `${Number(today.slice(0, 4)) - longestLife}${today.slice(4)}`
}

/**
 * A birth date of somebody who lives on this day.
 * @param today `YYYY-MM-DD`, in Athens
 */
export function birthDateOn(today: string) {
  const earliest = earliestBirth(today)
  return date.check(z.refine((day) => day >= earliest && day <= today))
}

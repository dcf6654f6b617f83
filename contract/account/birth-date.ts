import * as z from 'zod/mini'
import { date } from '../wire/scalars'

/** Years that nobody has outlived. */
const longestLife = 120

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

import months from '#locales/el/grammar/months.json'
import weekdays from '#locales/el/grammar/weekdays.json'
import type { AthensDay } from './working-days'

/**
 * Days from one to another in Greek: `Τρίτη 1 – Πέμπτη 3 Δεκεμβρίου`; one day where both are the
 * same. Lines break after the dash alone.
 */
export function formatDays(first: AthensDay, last: AthensDay): string {
  const end = `${weekdayOf(last)}${space}${monthOf(last)}`
  if (first === last) return end
  const isSameMonth = monthOf(first) === monthOf(last)
  return `${weekdayOf(first)}${isSameMonth ? '' : `${space}${monthOf(first)}`}${space}– ${end}`
}

const space = '\u00a0'

function weekdayOf(day: AthensDay): string {
  const date = new Date(day)
  return `${weekdays.weekdays[date.getUTCDay()]}${space}${date.getUTCDate()}`
}

function monthOf(day: AthensDay): string {
  return months.months[new Date(day).getUTCMonth()] ?? ''
}

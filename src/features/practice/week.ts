import { addDays, type Day, dayOf } from '#lib/time/calendar-days'
import { dueCards, endOf, isAhead } from './due-cards'
import type { PracticeData } from './learning-data'

export interface WeekDay {
  day: Day
  done: number
  /** Cards to be asked on that day; those of past days count as today's. */
  due: number
}

/** How many cards wait for each day, from today on, for which overdue ones and those ahead wait. */
export function dueByDay({ cards }: PracticeData, today: Day): ReadonlyMap<Day, number> {
  const counts = new Map<Day, number>()
  const end = endOf(today)
  for (const card of Object.values(cards)) {
    const asked = card.due < end || isAhead(card, end) ? today : dayOf(card.due)
    counts.set(asked, (counts.get(asked) ?? 0) + 1)
  }
  return counts
}

/** The last seven days up to today, and the next seven. */
export function weekDays(data: PracticeData, today: Day): WeekDay[] {
  const due = dueByDay(data, today)
  return Array.from({ length: 14 }, (_, index) => {
    const day = addDays(today, index - 6)
    return { day, done: day > today ? 0 : (data.days[day] ?? 0), due: due.get(day) ?? 0 }
  })
}

/** Whether somebody began to answer a week ago or earlier: before that a week shows empty days alone. */
export function hasFirstWeek({ days }: PracticeData, today: Day): boolean {
  const first = addDays(today, -6)
  return Object.entries(days).some(([day, done]) => done > 0 && day <= first)
}

/** The next day that has cards, after today; undefined without any. */
export function nextDueDay(data: PracticeData, today: Day): Day | undefined {
  return [...dueByDay(data, today).keys()].filter((day) => day > today).sort()[0]
}

/** Whether cards were answered on a day and none is left: its end shows the last seven days. */
export function isDayDone(data: PracticeData, day: Day): boolean {
  return (data.days[day] ?? 0) > 0 && dueCards(data, day).length === 0
}

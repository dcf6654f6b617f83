import { addDays, daysBetween } from '#lib/time/calendar-days'
import { noPractice, type PracticeData } from './learning-data'
import { withAnswer, withLesson } from './schedule'
import { memoryLesson } from './testing/practice-lesson'
import { hasFirstWeek, nextDueDay, weekDays } from './week'

const today = '2026-11-26'
const at = (day: string) => +new Date(`${day}T09:00:00`)
const added = withLesson(noPractice, memoryLesson, at('2026-11-20'))
const countsOf = (data: PracticeData) =>
  weekDays(data, today)
    .filter(({ done, due }) => done + due > 0)
    .map(({ day, done, due }) => [day, done, due])

it('shows the last seven days and the next seven (R379)', () => {
  const days = weekDays(noPractice, today)
  expect(days.map(({ day }) => daysBetween(today, day))).toEqual([
    -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7,
  ])
  expect(days.every(({ done, due }) => done === 0 && due === 0)).toBe(true)
})

it('counts answers of past days and cards of coming ones; overdue cards wait for today (R379)', () => {
  const once = withAnswer(added, '1-a1', 'remembered', at('2026-11-24'))
  const twice = withAnswer(once, '1-a1', 'remembered', at('2026-11-26'))
  expect(countsOf(twice)).toEqual([
    ['2026-11-24', 1, 0],
    [today, 1, 1],
  ])
  expect(countsOf(withAnswer(twice, '1-idea', 'notYet', at(today)))).toContainEqual([
    addDays(today, 1),
    0,
    1,
  ])
})

it('knows the next day with cards', () => {
  expect(nextDueDay(added, today)).toBeUndefined()
  expect(nextDueDay(withAnswer(added, '1-a1', 'notYet', at(today)), today)).toBe('2026-11-27')
})

it('has no answers on days that are still to come, whose cards wait for today (R379)', () => {
  const ahead = withAnswer(added, '1-a1', 'remembered', at('2026-11-29'))
  expect(countsOf(ahead)).toEqual([[today, 0, 2]])
  expect(nextDueDay(ahead, today)).toBeUndefined()
})

it.each([
  ['no answers', {}, false],
  ['answers of today and yesterday', { '2026-11-25': 3, '2026-11-26': 1 }, false],
  ['an answer five days ago', { '2026-11-21': 1 }, false],
  ['an answer six days ago', { '2026-11-20': 1 }, true],
  ['a day long ago that was taken back', { '2026-11-01': 0 }, false],
  ['an answer of a wrong clock that is still to come', { '2031-05-01': 1 }, false],
])('knows whether there is a first week: %s (R379)', (_, days, expected) => {
  expect(hasFirstWeek({ ...added, days }, today)).toBe(expected)
})

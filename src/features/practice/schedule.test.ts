import { addDays, dayOf, daysBetween } from '#lib/time/calendar-days'
import { noPractice, type PracticeData, practiceData } from './learning-data'
import {
  type Answer,
  dueCards,
  withAnswer,
  withLesson,
  withoutLesson,
  withPresentWords,
} from './schedule'
import { memoryLesson } from './testing/practice-lesson'

const evening = +new Date('2026-11-26T22:30:00')
const [{ cardId = '' } = {}] = memoryLesson.cards
const added = withLesson(noPractice, memoryLesson, evening)
const cardOf = (data: PracticeData) => data.cards[cardId]

/** Answers a card whenever it is due; returns the days it waited. */
function waits(answers: readonly Answer[]): number[] {
  let data = added
  let at = evening
  return answers.map((answer) => {
    data = withAnswer(data, cardId, answer, at)
    const due = cardOf(data)?.due ?? 0
    const days = daysBetween(dayOf(at), dayOf(due))
    at = due
    return days
  })
}

it('asks added cards at once (R377)', () => {
  expect(dueCards(added, '2026-11-26').map(({ question }) => question)).toEqual(
    memoryLesson.cards.map(({ question }) => question),
  )
})

it('asks a card tomorrow after the first answer, then later and later (R377)', () => {
  expect(waits(['remembered', 'remembered', 'remembered', 'remembered'])).toEqual([1, 7, 32, 118])
})

it('asks a forgotten card tomorrow, and then sooner than before (R377)', () => {
  expect(waits(['notYet', 'remembered'])[0]).toBe(1)
  expect(waits(['remembered', 'remembered', 'notYet', 'remembered']).slice(2)[0]).toBe(1)
  const [, , , after = 0] = waits(['remembered', 'remembered', 'notYet', 'remembered'])
  expect(after).toBeLessThan(32)
})

it('is due from the start of its day, whatever the time of the answer (R377)', () => {
  const data = withAnswer(added, cardId, 'remembered', evening)
  const ids = (day: string) => dueCards(data, day).map((card) => card.cardId)
  expect(ids('2026-11-26')).toEqual(['1-idea'])
  expect(ids('2026-11-27')).toEqual(['1-idea', cardId])
})

it('takes an answer after the clock was set back, and goes on from there (R377)', () => {
  const ahead = withAnswer(added, cardId, 'remembered', evening)
  const back = +new Date('2025-03-01T10:00:00')
  const data = withAnswer(ahead, cardId, 'remembered', back)
  expect(cardOf(data)?.answeredAt).toBe(back)
  expect(dayOf(cardOf(data)?.due ?? 0) > '2025-03-01').toBe(true)
  expect(dayOf(cardOf(data)?.due ?? 0) < '2025-04-01').toBe(true)
})

it.each([1, 2, 3] as const)(
  'asks a card with a damaged memory in state %d anew (R381)',
  (state) => {
    for (const [stability, difficulty] of [
      [0, 5],
      [3, 0],
      [0, 0],
      [0.0001, 1],
    ]) {
      const card = { ...cardOf(added), state, stability, difficulty, reps: 4, answeredAt: evening }
      const data = practiceData.parse({ ...added, cards: { [cardId]: card } })
      expect(cardOf(data)).toEqual(cardOf(added))
      expect(cardOf(withAnswer(data, cardId, 'remembered', evening))?.reps).toBe(1)
    }
  },
)

it('counts the answers of each day, for the last weeks', () => {
  const once = withAnswer(added, cardId, 'remembered', evening)
  const twice = withAnswer(once, '1-idea', 'notYet', evening)
  expect(twice.days).toEqual({ '2026-11-26': 2 })
  const later = +new Date(`${addDays('2026-11-26', 61)}T10:00:00`)
  expect(withAnswer(twice, cardId, 'remembered', later).days).toEqual({ '2027-01-26': 1 })
})

it('keeps the schedule of a card whose words change', () => {
  const data = withAnswer(added, cardId, 'remembered', evening)
  const cards = memoryLesson.cards.map((card) => ({ ...card, answer: 'Αλλιώς.' }))
  const renewed = withPresentWords(data, { ...memoryLesson, cards })
  expect(cardOf(renewed)).toEqual({ ...cardOf(data), answer: 'Αλλιώς.' })
  expect(withPresentWords(data, memoryLesson)).toBe(data)
  expect(withPresentWords(noPractice, memoryLesson)).toBe(noPractice)
})

it('forgets a lesson with its cards, and ignores an answer to a card that is gone', () => {
  const other = withLesson(
    added,
    { ...memoryLesson, postId: 2, cards: [{ cardId: '2-idea', question: 'α', answer: 'β' }] },
    evening,
  )
  const left = withoutLesson(other, 1)
  expect(Object.keys(left.cards)).toEqual(['2-idea'])
  expect(Object.keys(left.lessons)).toEqual(['2'])
  expect(withAnswer(left, cardId, 'remembered', evening)).toBe(left)
})

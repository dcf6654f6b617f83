import { addDays, dayOf, daysBetween } from '#lib/time/calendar-days'
import { cardsAhead, dueCards } from './due-cards'
import { noPractice, type PracticeData, practiceData } from './learning-data'
import { type Answer, withAnswer, withLesson, withoutLesson, withPresentWords } from './schedule'
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
  const later = Array.from({ length: 61 }, (_, index) => addDays('2026-11-27', index))
  const data = later.reduce(
    (before, day) => withAnswer(before, cardId, 'remembered', +new Date(`${day}T10:00:00`)),
    twice,
  )
  expect(Object.keys(data.days)).toEqual(later.slice(-60))
})

describe('a clock that was wrong', () => {
  const wrong = +new Date('2031-05-01T10:00:00')
  const ids = (data: PracticeData, day: string) => dueCards(data, day).map((card) => card.cardId)

  it('asks today what was answered on a later day, and counts it (R377)', () => {
    const data = withAnswer(added, cardId, 'remembered', wrong)
    expect(ids(data, '2026-11-26').sort()).toEqual(['1-a1', '1-idea'])
    expect(cardsAhead(data, '2026-11-26')).toEqual([cardOf(data)])
    const again = withAnswer(data, cardId, 'remembered', evening)
    expect(cardsAhead(again, '2026-11-26')).toEqual([])
    expect(ids(again, '2026-11-26')).toEqual(['1-idea'])
    expect(daysBetween('2026-11-26', dayOf(cardOf(again)?.due ?? 0))).toBeLessThan(8)
  })

  it('asks today what was kept on a later day (R377)', () => {
    const kept = withLesson(noPractice, memoryLesson, wrong)
    expect(ids(kept, '2026-11-26')).toHaveLength(2)
    expect(cardsAhead(kept, '2026-11-26')).toHaveLength(2)
  })

  it('is not told where the answer is of today, even if some minutes ahead (R377)', () => {
    const data = withAnswer(added, cardId, 'remembered', evening + 5 * 60_000)
    expect(cardsAhead(data, '2026-11-26')).toEqual([])
    expect(ids(data, '2026-11-26')).toEqual(['1-idea'])
  })

  it('forgets no counts of the true days (R379)', () => {
    const once = withAnswer(added, cardId, 'remembered', evening)
    const data = withAnswer(once, cardId, 'remembered', wrong)
    expect(data.days).toEqual({ '2026-11-26': 1, '2031-05-01': 1 })
  })
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

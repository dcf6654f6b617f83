import { noPractice, type PracticeData } from './learning-data'
import { type Answer, withAnswer, withLesson, withoutLesson } from './schedule'
import { canTakeBack, withoutAnswer } from './take-back'
import { memoryLesson } from './testing/practice-lesson'

const at = +new Date('2026-11-26T10:00:00')
const kept = withLesson(noPractice, memoryLesson, at)
const [cardId, otherId] = ['1-a1', '1-idea']

/** After an answer: the data and what takes it back. */
function answered(before: PracticeData, answer: Answer = 'remembered') {
  return { data: withAnswer(before, cardId, answer, at), given: { cardId, answer, at, before } }
}

const text = (data: PracticeData) => JSON.stringify(data)

describe('an answer that is taken back', () => {
  const sixtyDays = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => {
      const day = new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10)
      return [day, index + 1]
    }),
  )
  it.each([
    ['of a new card', kept],
    ['of a card with a memory', withAnswer(kept, cardId, 'remembered', at - 9 * 86_400_000)],
    ['of a forgotten card', withAnswer(kept, cardId, 'notYet', at - 2 * 86_400_000)],
    ['on a day with other answers', withAnswer(kept, otherId, 'notYet', at - 1000)],
    ['that pushed the oldest day out', { ...kept, days: sixtyDays }],
    ['after days in another order', { ...kept, days: { '2026-11-25': 2, '2026-11-02': 1 } }],
    ['with a calendar', { calendarId: 'a-b', ...kept }],
    ['on a day that was counted as none', { ...kept, days: { '2026-11-26': 0 } }],
  ])('leaves the stored text as it was: %s', (_, before) => {
    for (const answer of ['remembered', 'notYet'] as const) {
      const { data, given } = answered(before, answer)
      expect(text(data)).not.toBe(text(before))
      expect(text(withoutAnswer(data, given))).toBe(text(before))
    }
  })

  it('keeps what another tab has changed since, also its counts (R468)', () => {
    const { data, given } = answered(kept)
    const corrected = { cardId, question: 'Πότε;', answer: 'Νωρίς.' }
    const since = withLesson(
      withAnswer(data, otherId, 'remembered', at + 5),
      {
        ...memoryLesson,
        cards: [corrected],
      },
      at,
    )
    const { cards, days: counted, remembered } = withoutAnswer(since, given)
    expect(cards[otherId]).toEqual(since.cards[otherId])
    expect(cards[cardId]).toEqual({ ...kept.cards[cardId], question: 'Πότε;', answer: 'Νωρίς.' })
    expect(counted).toEqual({ '2026-11-26': 1 })
    expect(remembered).toEqual({ '2026-11-26': 1 })
  })

  it.each([
    ['removed', (data: PracticeData) => withoutLesson(data, 1)],
    ['answered again', (data: PracticeData) => withAnswer(data, cardId, 'notYet', at)],
    ['taken back already', () => kept],
  ])('is not there any more once the card was %s', (_, change) => {
    const { data, given } = answered(kept)
    expect(canTakeBack(data, given)).toBe(true)
    const since = change(data)
    expect(canTakeBack(since, given)).toBe(false)
    expect(withoutAnswer(since, given)).toBe(since)
  })
})

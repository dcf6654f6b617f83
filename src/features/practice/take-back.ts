import { type Day, dayOf } from '#lib/time/calendar-days'
import type { PracticeData } from './learning-data'
import type { Answer } from './schedule'

/** An answer that was just given, with what it changed. */
export interface GivenAnswer {
  cardId: string
  answer: Answer
  at: number
  /** What was stored before it. */
  before: PracticeData
}

/** Whether the card still stands as that answer left it: not removed or answered again meanwhile. */
export function canTakeBack(data: PracticeData, { cardId, at, before }: GivenAnswer): boolean {
  const [card, former] = [data.cards[cardId], before.cards[cardId]]
  return card?.answeredAt === at && former !== undefined && card.reps === former.reps + 1
}

/**
 * Takes an answer back: the card's schedule and the day's counts are those of before. What other tabs
 * have changed since stays. The same data where the card does not stand as the answer left it.
 */
export function withoutAnswer(data: PracticeData, given: GivenAnswer): PracticeData {
  const { cardId, at, before } = given
  const [card, former] = [data.cards[cardId], before.cards[cardId]]
  if (!card || !former || !canTakeBack(data, given)) return data
  // Its lesson's author may have corrected the words.
  const { question, answer } = card
  const today = dayOf(at)
  const wasRemembered = given.answer === 'remembered'
  return {
    ...data,
    cards: { ...data.cards, [cardId]: { ...former, question, answer } },
    days: withOneLess(data.days, before.days, today),
    ...(wasRemembered && { remembered: withOneLess(data.remembered, before.remembered, today) }),
  }
}

type Days = PracticeData['days']

/** The answer may have pushed the oldest day out. */
function withOneLess(present: Days, before: Days, today: Day): Days {
  const days = { ...before, ...present, [today]: (present[today] ?? 1) - 1 }
  const kept = Object.entries(days).filter(([day, count]) => count > 0 || day in before)
  return Object.fromEntries(kept)
}

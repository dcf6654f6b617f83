import { dayOf } from '#lib/time/calendar-days'
import type { PracticeData } from './learning-data'

/** An answer that was just given, with what it changed. */
export interface GivenAnswer {
  cardId: string
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
 * Takes an answer back: the card's schedule and the day's count are those of before. What other tabs
 * have changed since stays. The same data where the card does not stand as the answer left it.
 */
export function withoutAnswer(data: PracticeData, given: GivenAnswer): PracticeData {
  const { cardId, at, before } = given
  const [card, former] = [data.cards[cardId], before.cards[cardId]]
  if (!card || !former || !canTakeBack(data, given)) return data
  // Its lesson's author may have corrected the words.
  const { question, answer } = card
  const today = dayOf(at)
  // The answer may have pushed the oldest day out.
  const days = { ...before.days, ...data.days, [today]: (data.days[today] ?? 1) - 1 }
  const kept = Object.entries(days).filter(([day, count]) => count > 0 || day in before.days)
  return {
    ...data,
    cards: { ...data.cards, [cardId]: { ...former, question, answer } },
    days: Object.fromEntries(kept),
  }
}

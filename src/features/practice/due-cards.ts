import { addDays, type Day, startOf } from '#lib/time/calendar-days'
import type { KeptCard, PracticeData } from './learning-data'

export interface DueCard extends KeptCard {
  cardId: string
}

/** The cards to be asked by the end of a day, the ones that have waited longest first. */
export function dueCards({ cards }: PracticeData, day: Day): DueCard[] {
  const end = endOf(day)
  return Object.entries(cards)
    .filter(([, card]) => card.due < end || isAhead(card, end))
    .map(([cardId, card]) => ({ ...card, cardId }))
    .sort((a, b) => a.due - b.due)
}

/**
 * The cards that were kept or answered on a later day than today: the clock was wrong then, or is now.
 * When they are due says nothing, so that they are asked today.
 */
export function cardsAhead({ cards }: PracticeData, today: Day): KeptCard[] {
  const end = endOf(today)
  return Object.values(cards).filter((card) => isAhead(card, end))
}

/** How many cards were answered on a day and have not come back since. */
export function answeredCount({ cards }: PracticeData, day: Day): number {
  const [start, end] = [startOf(day), endOf(day)]
  return Object.values(cards).filter(
    ({ answeredAt, due }) =>
      answeredAt !== null && answeredAt >= start && answeredAt < end && due >= end,
  ).length
}

/** The first moment after a day. */
export function endOf(day: Day): number {
  return startOf(addDays(day, 1))
}

/**
 * Whether a card was kept or answered after a moment. A card without an answer is due since it was
 * kept.
 */
export function isAhead({ due, answeredAt }: KeptCard, end: number): boolean {
  return (answeredAt ?? due) >= end
}

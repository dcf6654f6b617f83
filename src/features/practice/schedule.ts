import { createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs'
import { lazyValue } from '#lib/lazy/lazy'
import { addDays, type Day, dayOf, noonOf } from '#lib/time/calendar-days'
import {
  type KeptCard,
  type KeptLesson,
  noMemory,
  noPractice,
  type PracticeData,
} from './learning-data'
import type { PracticeLesson, RecallCard } from './recall-card'

export type Answer = 'remembered' | 'notYet'

const grades: Record<Answer, Grade> = { remembered: Rating.Good, notYet: Rating.Again }

/**
 * FSRS without chance, so that the same answers give the same days on every device. The first steps
 * last a day: that a lesson is remembered a minute after it was read says nothing yet.
 */
const scheduler = lazyValue(() =>
  fsrs({ enable_fuzz: false, learning_steps: ['1d', '1d'], relearning_steps: ['1d'] }),
)

/** How many days with answers are kept for the week; by number, as the clock may be wrong. */
const keptDays = 60

/** Adds a lesson's cards, due at once. Those that are in the schedule get the lesson's present words. */
export function withLesson(
  data: PracticeData,
  { postId, cards, ...lesson }: PracticeLesson,
  at: number,
): PracticeData {
  const added = cards.map(
    (card) => [card.cardId, withWords(data.cards[card.cardId], card)] as const,
  )
  function withWords(kept: KeptCard | undefined, { question, answer }: RecallCard): KeptCard {
    return kept ? { ...kept, question, answer } : newCard({ postId, question, answer }, at)
  }
  return {
    ...data,
    lessons: { ...data.lessons, [postId]: lesson },
    cards: { ...data.cards, ...Object.fromEntries(added) },
  }
}

/** With the present words of a lesson's cards that are in the schedule; the same data if they are. */
export function withPresentWords(data: PracticeData, lesson: PracticeLesson): PracticeData {
  const cards = lesson.cards.filter(({ cardId }) => data.cards[cardId])
  const isPresent =
    isSameLesson(data.lessons[lesson.postId], lesson) &&
    cards.every(({ cardId, question, answer }) => {
      const kept = data.cards[cardId]
      return kept?.question === question && kept.answer === answer
    })
  return isPresent || cards.length === 0 ? data : withLesson(data, { ...lesson, cards }, 0)
}

function isSameLesson(known: KeptLesson | undefined, lesson: KeptLesson): boolean {
  return (
    known?.title === lesson.title &&
    known.path === lesson.path &&
    known.picture === lesson.picture &&
    known.next?.path === lesson.next?.path &&
    known.next?.title === lesson.next?.title
  )
}

function newCard(words: Pick<KeptCard, 'postId' | 'question' | 'answer'>, at: number): KeptCard {
  return { ...words, due: at, ...noMemory }
}

/** Schedules a card anew after an answer; unchanged where the card was removed meanwhile. */
export function withAnswer(
  data: PracticeData,
  cardId: string,
  answer: Answer,
  at: number,
): PracticeData {
  const card = data.cards[cardId]
  if (!card) return data
  const today = dayOf(at)
  return {
    ...data,
    cards: { ...data.cards, [cardId]: answered(card, answer, at) },
    days: withOneMore(data.days, today),
    ...(answer === 'remembered' && { remembered: withOneMore(data.remembered, today) }),
  }
}

function withOneMore(days: PracticeData['days'], day: Day): PracticeData['days'] {
  const counts = { ...days, [day]: (days[day] ?? 0) + 1 }
  return Object.fromEntries(Object.entries(counts).sort().slice(-keptDays))
}

function answered(card: KeptCard, answer: Answer, at: number): KeptCard {
  const { due, stability, difficulty, reps, lapses, state, answeredAt } = card
  const { scheduledDays: scheduled_days, learningSteps: learning_steps } = card
  const before = {
    ...createEmptyCard(dayForFsrs(due)),
    ...{ due: dayForFsrs(due), stability, difficulty, reps, lapses, state },
    ...{ scheduled_days, learning_steps },
    // FSRS refuses an answer before the last one; the clock may have been set back.
    last_review: answeredAt && dayForFsrs(Math.min(answeredAt, at)),
  }
  const { card: next } = scheduler().next(before, dayForFsrs(at), grades[answer])
  return {
    ...card,
    due: +noonOf(addDays(dayOf(at), next.scheduled_days)),
    stability: next.stability,
    difficulty: next.difficulty,
    scheduledDays: next.scheduled_days,
    learningSteps: next.learning_steps,
    reps: next.reps,
    lapses: next.lapses,
    state: next.state,
    answeredAt: at,
  }
}

/** The calendar day of a moment as FSRS sees it, which counts the days of UTC and adds 24 hours. */
function dayForFsrs(moment: number): number {
  return Date.parse(`${dayOf(moment)}T12:00:00Z`)
}

/** Without a lesson and its cards. */
export function withoutLesson(data: PracticeData, postId: number): PracticeData {
  const { [`${postId}`]: _, ...lessons } = data.lessons
  const cards = Object.entries(data.cards).filter(([, card]) => card.postId !== postId)
  return { ...data, lessons, cards: Object.fromEntries(cards) }
}

/** Without a card, and without its lesson where that has no other one. */
export function withoutCard(data: PracticeData, cardId: string): PracticeData {
  const { [cardId]: removed, ...cards } = data.cards
  if (!removed) return data
  const hasOthers = Object.values(cards).some(({ postId }) => postId === removed.postId)
  return hasOthers ? { ...data, cards } : withoutLesson(data, removed.postId)
}

/** A lesson with its cards alone. */
export function onlyLesson({ lessons, cards }: PracticeData, postId: number): PracticeData {
  const lesson = lessons[postId]
  const own = Object.entries(cards).filter(([, card]) => card.postId === postId)
  return {
    lessons: lesson ? { [postId]: lesson } : {},
    cards: Object.fromEntries(own),
    days: {},
    remembered: {},
  }
}

/** A card with its lesson alone. */
export function onlyCard(data: PracticeData, cardId: string): PracticeData {
  const card = data.cards[cardId]
  return card ? { ...onlyLesson(data, card.postId), cards: { [cardId]: card } } : noPractice
}

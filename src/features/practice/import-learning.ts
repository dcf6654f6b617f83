import { keepStorage } from '#lib/storage/device-space'
import { addListening, keptListening } from '#lib/storage/listening-place'
import { forgetMark, hasCards, markCards, storeAgain } from './change-cards'
import { guestLearner, type Learner } from './learner'
import type { PracticeData } from './learning-data'
import { type LearningData, mergePractice, mergeReading } from './learning-file'
import { practiceStore, readingStore } from './learning-store'
import { hasRoomFor, roomUpTo } from './room'

/** What became of data that were to be added. Without room nothing has changed. */
export type ImportResult =
  | { kind: 'stored' }
  /** `count` of the cards would be new here, of which `fits` have room. */
  | { kind: 'noRoom'; count: number; fits: number }

/** Characters by which the first answers make the text of a card longer. */
const answerLength = 48
/** Left for the days of the week view and for what is read, in characters. */
const reserve = 20_000

/**
 * Adds data to a learner's, or changes nothing: also where there would be no room left for the answers
 * to the cards. What was answered before and found no room is stored first.
 */
export function importLearning(learner: Learner, added: LearningData, at: number): ImportResult {
  storeAgain(learner)
  const own = presentData(learner)
  const all = merged(own, added, at)
  const needed = lengthOf(all) + reserve - storedLength(learner)
  if (hasRoomFor(needed) && storeBoth(learner, all, own)) {
    if (added.listening) addListening(added.listening)
    return { kind: 'stored' }
  }
  return { kind: 'noRoom', ...cardsThatFit(own.practice, all.practice, needed) }
}

/** Moves the guest's data to a member; changes nothing and returns false where there is no room. */
export function takeGuestData(learner: Learner, at: number): boolean {
  const guest = presentData(guestLearner)
  const own = presentData(learner)
  // Both at once may be too much; but what is removed must find its room again.
  if (!hasRoomFor(1)) return false
  removeAll(guestLearner)
  if (storeBoth(learner, merged(own, guest, at), own)) return true
  practiceStore.change(guestLearner, () => guest.practice)
  readingStore.change(guestLearner, () => guest.reading)
  markCards(guestLearner)
  return false
}

/** Adds again what was erased; where nothing is stored, for as long as the page lasts. */
export function restoreLearning(learner: Learner, before: LearningData, at: number): void {
  const own = presentData(learner)
  const all = merged(own, before, at)
  if (!storeBoth(learner, all, own)) {
    practiceStore.change(learner, () => all.practice)
    readingStore.change(learner, () => all.reading)
  }
  if (before.listening) addListening(before.listening)
}

/** A learner's data as this page has them. */
export function presentData(learner: Learner): LearningData {
  return {
    practice: practiceStore.read(learner),
    reading: readingStore.read(learner),
    listening: keptListening(),
  }
}

/** Stores nothing of a learner any more. */
export function removeAll(learner: Learner): void {
  practiceStore.remove(learner)
  readingStore.remove(learner)
  forgetMark(learner)
}

function merged(own: LearningData, added: LearningData, at: number): LearningData {
  return {
    practice: mergePractice(own.practice, added.practice, at),
    reading: mergeReading(own.reading, added.reading),
  }
}

/** Both or none. */
function storeBoth(learner: Learner, all: LearningData, before: LearningData): boolean {
  const isFirst = !hasCards(learner)
  if (!practiceStore.replace(learner, all.practice)) return false
  if (!readingStore.replace(learner, all.reading)) {
    practiceStore.change(learner, () => before.practice)
    return false
  }
  markCards(learner)
  if (isFirst && hasCards(learner)) void keepStorage()
  return true
}

function cardsThatFit(own: PracticeData, all: PracticeData, needed: number) {
  const added = Object.entries(all.cards).filter(([id]) => own.cards[id] === undefined)
  // Without the braces, with a comma.
  const lengths = added.map(([id, card]) => textLength({ [id]: card }) - 1 + answerLength)
  let left = roomUpTo(needed) - needed + lengths.reduce((sum, length) => sum + length, 0)
  let fits = 0
  for (const length of lengths) {
    left -= length
    if (left < 0) break
    fits += 1
  }
  return { count: added.length, fits }
}

function lengthOf({ practice, reading }: LearningData): number {
  const unanswered = Object.values(practice.cards).filter(({ answeredAt }) => answeredAt === null)
  return textLength(practice) + textLength(reading) + unanswered.length * answerLength
}

const textLength = (value: object) => JSON.stringify(value).length

function storedLength(learner: Learner): number {
  return practiceStore.storedLength(learner) + readingStore.storedLength(learner)
}

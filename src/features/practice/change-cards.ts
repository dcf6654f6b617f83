import { showToast } from '#components/show-toast'
import { deleteCookie, writeCookie, yearSeconds } from '#lib/storage/cookies'
import { keepStorage } from '#lib/storage/device-space'
import { readCookie } from '#lib/storage/document-cookie'
import { cardsMark, type Learner } from './learner'
import type { PracticeData } from './learning-data'
import { practiceStore } from './learning-store'
import { practiceMessages } from './practice-messages'

/** Changes the present learner's recall cards. */
export type ChangePractice = (change: (data: PracticeData) => PracticeData) => void

/**
 * Changes a learner's recall cards, and says where that lasts only as long as the page. With the first
 * card the browser is asked not to delete what the site stores.
 */
export function changeCards(learner: Learner, change: (data: PracticeData) => PracticeData): void {
  const isFirst = !hasCards(learner)
  const isStored = practiceStore.change(learner, change)
  tellStored(isStored)
  if (isFirst && hasCards(learner)) void keepStorage()
  if (!isStored) return
  if (hasCards(learner)) markCards(learner)
  // Whoever removed the last card misses none.
  else forgetMark(learner)
}

/** Stores what found no room before. */
export function storeAgain(learner: Learner): void {
  if (isWarned) changeCards(learner, (data) => data)
}

/**
 * Notes in a cookie for a year that this device keeps cards of a learner: a browser that deletes them
 * to make room leaves cookies.
 */
export function markCards(learner: Learner): void {
  if (hasCards(learner)) writeCookie(cardsMark(learner), '1', { maxAgeSeconds: yearSeconds })
}

/** Whether this device had cards of a learner that nobody removed. */
export function areCardsLost(learner: Learner): boolean {
  return readCookie(cardsMark(learner)) !== undefined && !hasCards(learner)
}

/** Called where the cards are removed, and once their loss was read. */
export function forgetMark(learner: Learner): void {
  deleteCookie(cardsMark(learner))
}

/** Whether a learner has cards, as this page has them. */
export function hasCards(learner: Learner): boolean {
  return Object.keys(practiceStore.read(learner).cards).length > 0
}

const warning = 'not-stored'
let isWarned = false

/** Says once that the browser stores nothing, until it does. */
export function tellStored(isStored: boolean): void {
  if (isStored && isWarned) showToast({ id: warning, isOver: true })
  if (!isStored) {
    const title = practiceMessages.text('notStored')
    showToast({ id: warning, tone: 'warning', title, staysForMs: 0 })
  }
  isWarned = !isStored
}

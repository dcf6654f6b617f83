import { ownPrefix, siteStorage } from '#lib/storage/site-storage'
import { currentSession, type SessionView } from '#session/session'

/** Whose data are meant: the id of a member, or `guest`. Part of the storage names. */
export type Learner = string

export const guestLearner: Learner = 'guest'

/** Storage name of the member who was signed in last; deleted at sign-out. */
const lastName = `${ownPrefix}learner`

/**
 * The person whose data are shown; null until the session is known. Without a connection it cannot
 * be read: then it is the member who has not signed out since.
 */
export function learnerOf({ status, user }: SessionView): Learner | null {
  if (user) return `${user.id}`
  if (status === 'unknown') return null
  return status === 'unavailable' ? (siteStorage.read(lastName) ?? guestLearner) : guestLearner
}

/** Notes the signed-in member for times without a connection. */
export function rememberLearner(): void {
  const { user } = currentSession()
  if (user) siteStorage.write(lastName, `${user.id}`)
}

/** Storage name of a learner's recall cards. */
export const cardsName = (learner: Learner) => `recall-cards-${learner}`
/** Storage name of what a learner has read and ticked. */
export const readingName = (learner: Learner) => `reading-${learner}`

/** Cookie of a learner who has cards on this device; declared in the cookie settings. */
export const cardsMark = (learner: Learner) => `recall_cards_${learner}`

/** Whether anything of a learner is stored, without parsing it. */
export function hasLearningData(learner: Learner): boolean {
  return [cardsName(learner), readingName(learner)].some((name) => siteStorage.read(name) !== null)
}

import type { KeptLesson } from './learning-data'

/** A question of a lesson, as the build found it in the text. */
export interface RecallCard {
  cardId: string
  question: string
  /** Plain text; a line for each paragraph. */
  answer: string
}

const ownPart = '-own-'

/** The id of a card that the learner writes beside a lesson. */
export const ownCardId = (postId: number, unique: string) => `${postId}${ownPart}${unique}`
/** The build's ids end in a fingerprint of digits and letters, so that none has this part. */
export const isOwnCard = (cardId: string) => cardId.includes(ownPart)

export interface PracticeLesson extends KeptLesson {
  postId: number
  cards: readonly RecallCard[]
}

import type { KeptLesson } from './learning-data'

/** A question of a lesson, as the build found it in the text. */
export interface RecallCard {
  cardId: string
  question: string
  /** Plain text; a line for each paragraph. */
  answer: string
}

export interface PracticeLesson extends KeptLesson {
  postId: number
  cards: readonly RecallCard[]
}

/** A question of a lesson, as the build found it in the text. */
export interface RecallCard {
  cardId: string
  question: string
  /** Plain text; a line for each paragraph. */
  answer: string
}

export interface PracticeLesson {
  postId: number
  title: string
  path: string
  cards: readonly RecallCard[]
}

import { noPractice, type PracticeData } from '../learning-data'
import type { PracticeLesson } from '../recall-card'
import { withLesson } from '../schedule'

export const memoryLesson: PracticeLesson = {
  postId: 1,
  title: 'Επανάληψη με διαστήματα',
  path: '/blog/post/1/epanalipsi',
  cards: [
    { cardId: '1-a1', question: 'Πότε ξεχνάμε πιο γρήγορα;', answer: 'Στην αρχή.' },
    { cardId: '1-idea', question: 'Ποια ήταν η ιδέα;', answer: 'Όταν αρχίζετε να ξεχνάτε.' },
  ],
}

/** A schedule of so many cards. */
export function manyCards(count: number, at: number): PracticeData {
  const cards = Array.from({ length: count }, (_, index) => ({
    cardId: `1-${index}`,
    question: `Ερώτηση ${index}: ${'λέξη '.repeat(20)}`,
    answer: 'λέξη '.repeat(40),
  }))
  return withLesson(noPractice, { ...memoryLesson, cards }, at)
}

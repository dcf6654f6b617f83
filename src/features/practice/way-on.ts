import type { NextLesson, PracticeData, ReadingData } from './learning-data'
import { unfinishedLessons } from './unfinished-lessons'

/** Where a learner goes on who has answered all cards; null where nothing is known to be next. */
export type WayOn = { kind: 'next' | 'unfinished' } & Pick<NextLesson, 'title' | 'path'>

/**
 * The lesson after the one that was practised last, and was neither read nor kept; else one that is
 * half read.
 */
export function wayOn(practice: PracticeData, reading: ReadingData | null): WayOn | null {
  const next = practisedLessons(practice)
    .map((postId) => practice.lessons[postId]?.next)
    .find((lesson) => lesson && isNew(lesson, practice, reading))
  if (next) return { kind: 'next', title: next.title, path: next.path }
  const [unfinished] = unfinishedLessons(reading)
  if (!unfinished) return null
  return { kind: 'unfinished', title: unfinished.title, path: unfinished.path }
}

/** Ids of the lessons with answers, the latest answer first. */
function practisedLessons({ cards }: PracticeData): number[] {
  const answered = Object.values(cards).filter(({ answeredAt }) => answeredAt !== null)
  return answered
    .sort((one, other) => (other.answeredAt ?? 0) - (one.answeredAt ?? 0))
    .map(({ postId }) => postId)
}

function isNew({ postId }: NextLesson, practice: PracticeData, reading: ReadingData | null) {
  return practice.lessons[postId] === undefined && reading?.read[postId] === undefined
}

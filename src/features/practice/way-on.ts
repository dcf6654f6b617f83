import type { NextLesson, PracticeData, ReadingData } from './learning-data'
import { unfinishedLessons } from './unfinished-lessons'

/** A lesson with which a learner goes on who has answered all cards. */
export type WayOn = { kind: 'next' | 'unfinished' } & Pick<NextLesson, 'title' | 'path'>

/**
 * The ways on, the best first: the lessons after those that were practised, the latest first, which were
 * neither read nor kept; then those that are half read.
 */
export function waysOn(practice: PracticeData, reading: ReadingData | null): readonly WayOn[] {
  const next = [...practisedLessons(practice)].flatMap((postId) => {
    const lesson = practice.lessons[postId]?.next
    return lesson && isNew(lesson, practice, reading) ? { kind: 'next' as const, ...lesson } : []
  })
  const unfinished = unfinishedLessons(reading).map((lesson) => ({
    kind: 'unfinished' as const,
    ...lesson,
  }))
  return [...next, ...unfinished].map(({ kind, title, path }) => ({ kind, title, path }))
}

/** Ids of the lessons with answers, the latest answer first. */
function practisedLessons({ cards }: PracticeData): ReadonlySet<number> {
  const answered = Object.values(cards).filter(({ answeredAt }) => answeredAt !== null)
  return new Set(
    answered
      .sort((one, other) => (other.answeredAt ?? 0) - (one.answeredAt ?? 0))
      .map(({ postId }) => postId),
  )
}

function isNew({ postId }: NextLesson, practice: PracticeData, reading: ReadingData | null) {
  return practice.lessons[postId] === undefined && reading?.read[postId] === undefined
}

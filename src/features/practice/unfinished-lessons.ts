import type { Learner } from './learner'
import type { BegunLesson, ReadingData } from './learning-data'
import { readingStore } from './learning-store'

export interface UnfinishedLesson extends BegunLesson {
  postId: string
  minutesLeft: number
}

const most = 3
/** Whoever has read less has hardly begun: share of the text that is left. */
const hardlyBegun = 0.95

/** The lessons that a reader has begun and not finished, the latest first. */
export function unfinishedLessons(reading: ReadingData | null): readonly UnfinishedLesson[] {
  return Object.entries(reading?.places ?? {})
    .flatMap(([postId, { lesson }]) => {
      if (!lesson || lesson.left > hardlyBegun || reading?.read[postId] !== undefined) return []
      return {
        ...lesson,
        postId,
        minutesLeft: Math.max(1, Math.ceil(lesson.minutes * lesson.left)),
      }
    })
    .sort((one, other) => other.at - one.at)
    .slice(0, most)
}

/** Shows a lesson no more among those to read on, until its reader goes on with it; it keeps its place. */
export function dismissLesson(learner: Learner, postId: string): void {
  readingStore.change(learner, (data) => {
    const noted = data.places[postId]
    if (!noted) return data
    const { lesson: _, ...place } = noted
    return { ...data, places: { ...data.places, [postId]: place } }
  })
}

let continued: string | undefined

/** Called with the press on a lesson to read on, which opens where its reader stopped. */
export function askToContinue(path: string): void {
  continued = path
}

/** Whether the lesson at a path was asked for to read on; each press counts once. */
export function isContinued(path: string): boolean {
  const isAsked = continued === path
  continued = undefined
  return isAsked
}

import { type RefObject, useLayoutEffect, useState } from 'react'
import { exercisePlaces } from '#contract/site/exercise-places'

/** The steps of an exercise, as the build wrote them. */
interface StepPlace {
  /** The empty place for the checkbox. */
  place: HTMLElement
  /** Id of the step's text. */
  labelId: string
}

interface Exercise {
  section: HTMLElement
  /** The empty place for the progress. */
  progress: HTMLElement
  steps: readonly StepPlace[]
}

/** The exercise in the text of a lesson; null where it has none. */
export function useExercise(postId: number, text: RefObject<HTMLElement>): Exercise | null {
  const [exercise, setExercise] = useState<Exercise | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lesson has another text
  useLayoutEffect(() => {
    const find = (name: string) => [
      ...(text.current?.querySelectorAll<HTMLElement>(`[${name}]`) ?? []),
    ]
    const steps = find(exercisePlaces.step).map((place) => ({
      place,
      labelId: place.parentElement?.id ?? '',
    }))
    const [progress] = find(exercisePlaces.progress)
    const section = progress?.parentElement
    setExercise(section && progress ? { section, progress, steps } : null)
  }, [postId])
  return exercise
}

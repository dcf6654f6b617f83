import { useLayoutEffect, useState } from 'react'

/** The steps of the exercise that is in view, as the build wrote them. */
export interface StepPlace {
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

/** Finds the exercise of the lesson in the HTML of its text; null where it has none. */
export function useExercise(postId: number): Exercise | null {
  const [exercise, setExercise] = useState<Exercise | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lesson has another text
  useLayoutEffect(() => {
    const section = document.querySelector<HTMLElement>('main [data-block=exercise]')
    const places = section?.querySelectorAll<HTMLElement>('[data-step]') ?? []
    const steps = [...places].map((place) => ({ place, labelId: place.parentElement?.id ?? '' }))
    const progress = section?.querySelector<HTMLElement>('[data-progress]')
    setExercise(section && progress ? { section, progress, steps } : null)
  }, [postId])
  return exercise
}

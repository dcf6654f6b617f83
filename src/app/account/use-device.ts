import { choiceTime } from '#features/consent/consent-storage'
import { useConsentChoice } from '#features/consent/use-consent-choice'
import { useSavedLessons } from '#features/lesson-tools/use-saved-lessons'
import { presentData } from '#features/practice/import-learning'
import { writeLearningFile } from '#features/practice/learning-file'
import { practiceStore, useLearner, useStored } from '#features/practice/learning-store'
import { now } from '#lib/time/clock'

/** What this device keeps of the present member: how much, and all of it for a file. */
export function useDevice() {
  const learner = useLearner()
  const practice = useStored(practiceStore, learner)
  const { lessons } = useSavedLessons()
  const choice = useConsentChoice()
  return {
    cards: Object.keys(practice?.cards ?? {}).length,
    lessons: lessons?.length ?? 0,
    /** The page of the cards reads the file as one of its own. */
    gather: () => ({
      ...(learner !== null && JSON.parse(writeLearningFile(presentData(learner), now()))),
      savedLessons: lessons ?? [],
      cookies: { ...choice, decidedAt: choiceTime() },
    }),
  }
}

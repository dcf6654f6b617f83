import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { type StoredValue, storedValue } from '#lib/storage/stored-value'
import { useSession } from '#session/session'
import { cardsName, type Learner, learnerOf, readingName, rememberLearner } from './learner'
import { noPractice, noReading, practiceData, readingData } from './learning-data'

/** The recall cards and their schedule. */
export const practiceStore = storedValue(cardsName, practiceData, noPractice)

/** What was read, where the reader stopped, and the ticked steps of the exercises. */
export const readingStore = storedValue(readingName, readingData, noReading)

/** The present learner; null in the build and until the session is known. */
export function useLearner(): Learner | null {
  const session = useSession()
  const learner = learnerOf(session)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another learner is noted anew
  useEffect(rememberLearner, [learner])
  return learner
}

/** A learner's value; null while the learner is unknown. */
export function useStored<Value>(store: StoredValue<Value>, learner: Learner | null): Value | null {
  const read = () => (learner === null ? null : store.read(learner))
  return useSyncExternalStore(useWatch(store, learner), read, () => null)
}

/** Whether a learner's value outlasts the page. */
export function useIsStored(
  store: Pick<StoredValue<unknown>, 'isStored' | 'watch'>,
  learner: Learner | null,
): boolean {
  const isStored = () => learner === null || store.isStored(learner)
  return useSyncExternalStore(useWatch(store, learner), isStored, () => true)
}

function useWatch({ watch }: Pick<StoredValue<unknown>, 'watch'>, learner: Learner | null) {
  return useCallback(
    (changed: () => void) => (learner === null ? () => {} : watch(learner, changed)),
    [watch, learner],
  )
}

import { useSyncExternalStore } from 'react'
import { type SavedState, savedState, unknownState, watchSaved } from './saved-lessons'

/** What is known about the saved lessons, from the first render of a component that shows them. */
export function useSavedLessons(): SavedState {
  return useSyncExternalStore(watchSaved, savedState, () => unknownState)
}

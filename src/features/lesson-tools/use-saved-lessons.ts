import { useStore } from '#lib/state/create-store'
import { type SavedState, savedState, unknownState, watchSaved } from './saved-lessons'

/** What is known about the saved lessons, from the first render of a component that shows them. */
export function useSavedLessons(): SavedState {
  return useStore({ get: savedState, watch: watchSaved }, () => unknownState)
}

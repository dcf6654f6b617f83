import { forwardRef } from 'react'
import type { SuggestionBoxProps, SuggestionKeys } from './suggestion-box'

/** Stands in for the suggestions where their script did not arrive. */
export default forwardRef<SuggestionKeys, SuggestionBoxProps>(function NoSuggestions() {
  return null
})

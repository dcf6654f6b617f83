import type { SearchHit } from './search-results'

/** An option below the navbar's search field: a found page, a former search, or all results. */
export type Suggestion =
  | { kind: 'page'; path: string; hit: SearchHit }
  | { kind: 'recent' | 'all'; path: string; query: string }

/** The state of the field's suggestions. */
export interface SuggestionState {
  /** The text that suggestions are wanted for; null where none are. */
  text: string | null
  /** The options of the list, which is open while there are any. */
  options: readonly Suggestion[]
  /** Index of the active option; -1 is the field. */
  active: number
  /** A query that was answered by nothing. */
  unfound: string
  /** The former searches were just deleted. */
  isCleared: boolean
}

export const noSuggestions: SuggestionState = {
  text: null,
  options: [],
  active: -1,
  unfound: '',
  isCleared: false,
}

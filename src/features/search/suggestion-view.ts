import type { SearchKind } from '#contract/search/search-index-path'
import type { SearchHit } from './search-results'

/** An option below the navbar's search field: a found page, a former search, or all results. */
export interface Suggestion {
  key: string
  kind: SearchKind | 'recent' | 'all'
  path: string
  /** The search of the last two kinds. */
  query: string
  hit: SearchHit | null
}

/** What the field and its list show. */
export interface SuggestionView {
  isOpen: boolean
  activeKey: string | undefined
  /** The query that the suggestions are for; empty for former searches. */
  query: string
  suggestions: readonly Suggestion[]
  /** The query was answered: by nothing if there are no suggestions. */
  isAnswered: boolean
  /** The former searches were just deleted. */
  isCleared: boolean
}

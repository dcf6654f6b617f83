import type { SearchProblem } from '../read-results'
import type { SearchFilters } from '../search-filters'
import type { SearchResults } from '../search-results'
import type { FoundProductGrid } from './found-products'

/** A topic offered without results. */
export interface TopicLink {
  name: string
  path: string
}

/** Props of every screen of the search. */
export interface SearchView {
  query: string
  filters: SearchFilters
  /** Of the query, or of the previous one until the answer arrives. */
  results: SearchResults | undefined
  problem: SearchProblem | null
  topics: readonly TopicLink[]
  productGrid: FoundProductGrid
  /** A newer response is pending. */
  isReading: boolean
  /** Removes all filters; the button that calls it vanishes. */
  onUnfilter: () => void
  /** Searches for another query. */
  onSearch: (query: string) => void
  /** Searches again; the button that calls it vanishes. */
  onRetry: () => void
}

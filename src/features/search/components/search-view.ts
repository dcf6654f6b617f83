import type { SearchProblem } from '../read-results'
import type { SearchGroup, SearchResults } from '../search-results'
import type { FoundProductGrid } from './found-products'

/** A topic offered without results. */
export interface TopicLink {
  name: string
  path: string
}

/** Props of every screen of the search. */
export interface SearchView {
  query: string
  /** Of the query, or of the previous one until the answer arrives. */
  results: SearchResults | undefined
  problem: SearchProblem | null
  topics: readonly TopicLink[]
  productGrid: FoundProductGrid
  /** A newer response is pending. */
  isReading: boolean
  /** The group that more hits are read of. */
  readingMore: SearchGroup | null
  /** The group that more hits could not be read of. */
  failedMore: SearchGroup | null
  onMore: (group: SearchGroup) => void
  onRetry: () => void
}

import type { SearchContext } from '../search-machine'
import type { SearchGroup } from '../search-results'
import type { FoundProductGrid } from './found-products'

/** A topic offered without results. */
export interface TopicLink {
  name: string
  path: string
}

/** Props of every screen of the search. */
export interface SearchView {
  context: SearchContext
  topics: readonly TopicLink[]
  productGrid: FoundProductGrid
  /** A newer response is pending. */
  isReading: boolean
  isReadingMore: boolean
  hasMoreFailed: boolean
  onMore: (group: SearchGroup) => void
  onRetry: () => void
}

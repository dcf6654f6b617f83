import type { SearchContext } from '../search-context'
import type { SearchGroup } from '../search-results'
import type { TopicLink } from '../topic-link'
import type { FoundProductGrid } from './found-products'

/** What every screen of the search gets. */
export interface SearchView {
  context: SearchContext
  topics: readonly TopicLink[]
  productGrid: FoundProductGrid
  /** The answer to newer words is still to come. */
  isReading: boolean
  isReadingMore: boolean
  hasMoreFailed: boolean
  onMore: (group: SearchGroup) => void
  onRetry: () => void
}

import { idleLazy } from '../../shared/ui/idle-lazy'
import type { LiveSearchProps } from './parts/live-search'
import { SearchSkeleton } from './parts/search-skeleton'

/** Field and results; the field works as a plain form until the script is there. */
export const SearchStory = idleLazy<LiveSearchProps>(
  () => import('./parts/live-search'),
  <SearchSkeleton />,
)

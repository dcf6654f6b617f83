import { idleLazy } from '../../components/idle-lazy'
import type { LiveSearchProps } from './components/live-search'
import { SearchSkeleton } from './components/search-skeleton'

/** Field and results; the field works as a plain form until the script is there. */
export const SearchStory = idleLazy<LiveSearchProps>(
  () => import('./components/live-search'),
  <SearchSkeleton />,
)

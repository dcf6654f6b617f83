import { useCallback, useState } from 'react'
import { goTo } from '../../shared/navigation/go-to'
import { rewriteAddress } from '../../shared/navigation/rewrite-address'
import { builtSort, type CatalogueSort, sortedPagePath } from './catalogue-sort'
import type { LiveSortProps } from './parts/live-sort'
import type { ProductListProps } from './product-list-props'
import { type ShelfView, type SortedView, viewFor } from './shelf-view'
import { useSort } from './use-sort'

const asBuilt: SortedView = { sort: builtSort, view: { kind: 'built' } }

interface LiveShelf {
  sort: CatalogueSort
  view: ShelfView
  retry: () => void
  /** For the part that arrives when the page is idle. */
  liveSort: LiveSortProps
}

/** The order and what the shelf shows, told by the address and by the part that arrives later. */
export function useLiveShelf(list: ProductListProps): LiveShelf {
  const { page, pageCount, categoryId, newestAddedAt, listPath, search } = list
  const [live, setLive] = useState(asBuilt)
  const [retries, setRetries] = useState(0)
  const [chosen, choose] = useChosenSort(listPath, page)
  const ofAddress = useSort(search)
  const sort = chosen ?? ofAddress
  const retry = useCallback(() => setRetries((count) => count + 1), [])
  return {
    sort,
    view: viewFor(sort, live),
    retry,
    // Not the order itself: it changes while the pre-rendered page comes alive.
    liveSort: {
      ...{ search, chosen, page, categoryId, pageCount, newestAddedAt, retries },
      onChoose: choose,
      onView: setLive,
    },
  }
}

/** The order that was chosen on this page; null as long as the address alone decides. */
function useChosenSort(listPath: string, page: number) {
  const [chosen, setChosen] = useState<CatalogueSort | null>(null)
  const choose = useCallback(
    (sort: CatalogueSort) => {
      const path = sortedPagePath(listPath, 1, sort)
      if (page > 1) return goTo(path)
      setChosen(sort)
      rewriteAddress(path)
    },
    [listPath, page],
  )
  return [chosen, choose] as const
}

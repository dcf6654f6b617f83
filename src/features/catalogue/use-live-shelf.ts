import { useCallback, useState } from 'react'
import { goTo } from '../../lib/navigation/go-to'
import { rewriteAddress } from '../../lib/navigation/rewrite-address'
import { builtChoice, type CatalogueChoice, chosenPagePath } from './catalogue-choice'
import type { LiveChoiceProps } from './components/live-choice'
import type { ProductListProps } from './product-list-props'
import { type ChosenView, type ShelfView, viewFor } from './shelf-view'
import { useChoice } from './use-choice'

const asBuilt: ChosenView = { choice: builtChoice, view: { kind: 'built' } }

interface LiveShelf {
  choice: CatalogueChoice
  view: ShelfView
  choose: (choice: CatalogueChoice) => void
  retry: () => void
  /** For the part that arrives when the page is idle. */
  liveChoice: LiveChoiceProps
}

/** Order, filters and what the list shows, told by the address and by the part that arrives later. */
export function useLiveShelf(list: ProductListProps): LiveShelf {
  const { page, pageCount, categoryId, newestAddedAt, listPath, search } = list
  const [live, setLive] = useState(asBuilt)
  const [retries, setRetries] = useState(0)
  const [chosen, choose] = useChosen(listPath, page)
  const ofAddress = useChoice(search)
  const choice = chosen ?? ofAddress
  const retry = useCallback(() => setRetries((count) => count + 1), [])
  return {
    choice,
    view: viewFor(choice, live),
    retry,
    choose,
    // Not the choice itself: it changes while the pre-rendered page comes alive.
    liveChoice: {
      ...{ search, chosen, page, categoryId, pageCount, newestAddedAt, retries },
      count: live.view.kind === 'chosen' ? live.view.count : null,
      onChoose: choose,
      onView: setLive,
    },
  }
}

/** What was chosen on this page; null as long as the address alone decides. */
function useChosen(listPath: string, page: number) {
  const [chosen, setChosen] = useState<CatalogueChoice | null>(null)
  const choose = useCallback(
    (choice: CatalogueChoice) => {
      const path = chosenPagePath(listPath, 1, choice)
      if (page > 1) return goTo(path)
      setChosen(choice)
      rewriteAddress(path)
    },
    [listPath, page],
  )
  return [chosen, choose] as const
}

import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { goTo } from '#lib/navigation/navigate'
import { rewriteAddress } from '#lib/navigation/write-address'
import {
  type CatalogueChoice,
  chosenPagePath,
  defaultChoice,
  queryOfChoice,
  readChoice,
} from './catalogue-choice'
import type { ListControlsProps } from './components/list-controls'
import { type ChosenView, type ListView, viewFor } from './list-view'
import type { ProductListProps } from './product-list-props'

const asBuilt: ChosenView = { choice: defaultChoice, view: { kind: 'built' } }

interface ProductListState {
  choice: CatalogueChoice
  /** Whether the choice was made on this page, not by its URL. */
  isChosenHere: boolean
  view: ListView
  choose: (choice: CatalogueChoice) => void
  retry: () => void
  /** For the controls, which load when the page is idle. */
  controlProps: ListControlsProps
}

/** Choice and view of a list, from the URL and from the controls once they are loaded. */
export function useProductList(list: ProductListProps): ProductListState {
  const { page, pageCount, categoryId, newestAddedAt, listPath, search } = list
  const [latest, setLatest] = useState(asBuilt)
  const [retries, setRetries] = useState(0)
  const [chosen, choose] = useChosen(listPath, page)
  const ofAddress = useChoice(search)
  const choice = chosen ?? ofAddress
  const retry = useCallback(() => setRetries((count) => count + 1), [])
  return {
    choice,
    isChosenHere: chosen !== null,
    view: viewFor(choice, latest),
    retry,
    choose,
    // Without `choice`, which changes during hydration.
    controlProps: {
      ...{ search, chosen, page, categoryId, pageCount, newestAddedAt, retries },
      count: latest.view.kind === 'chosen' ? latest.view.count : null,
      onChoose: choose,
      onView: setLatest,
    },
  }
}

/** The choice made on this page; null while the URL determines it. */
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

const never = () => () => {}

/**
 * The choice of the URL. During hydration it is the default, which the HTML shows.
 * @param search query of the URL, with its question mark
 */
function useChoice(search: string): CatalogueChoice {
  const query = useSyncExternalStore(
    never,
    () => queryOfChoice(readChoice(search)),
    () => '',
  )
  return useMemo(() => readChoice(query), [query])
}

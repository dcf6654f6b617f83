import { useCallback, useMemo, useState } from 'react'
import { ApiError, problemOf } from '#lib/http/problem'
import { goTo } from '#lib/navigation/navigate'
import { rewriteAddress } from '#lib/navigation/write-address'
import { useDeferredQuery } from '#lib/queries/use-deferred-query'
import { useHydrated } from '#lib/state/use-hydrated'
import { type CatalogueChoice, chosenPagePath, queryOfChoice, readChoice } from './catalogue-choice'
import type { ListView } from './list-view'
import type { ProductListProps } from './product-list-props'

interface ProductListState {
  choice: CatalogueChoice
  view: ListView
  choose: (choice: CatalogueChoice) => void
  retry: () => void
  /** The choice made on this page; null while the URL determines it. */
  chosen: CatalogueChoice | null
}

/** Choice and view of a list: as built for the default choice, otherwise read from the API. */
export function useProductList(list: ProductListProps): ProductListState {
  const { page, listPath, search } = list
  const [chosen, choose] = useChosen(listPath, page)
  const ofAddress = useChoice(search)
  const choice = chosen ?? ofAddress
  const { view, retry } = useChosenList(queryOfChoice(choice), list)
  return { choice, chosen, view, choose, retry }
}

/**
 * The view of a choice. Its script loads with the first choice; if that fails, a retry loads it
 * again.
 * @param query the choice as a query; empty for the default, which needs no request
 */
function useChosenList(
  query: string,
  { page, categoryId, pageCount, newestAddedAt }: ProductListProps,
): Pick<ProductListState, 'view' | 'retry'> {
  const load = useMemo(() => {
    if (query === '') return null
    const params = { choice: readChoice(query), page, categoryId }
    return () =>
      import(/* webpackChunkName: "chosen-list" */ './chosen-list-query').then(
        ({ chosenListQuery }) => chosenListQuery(params, { pageCount, newestAddedAt }),
        () => {
          throw new ApiError({ kind: 'unreachable' })
        },
      )
  }, [query, page, categoryId, pageCount, newestAddedAt])
  const { data, error, refetch } = useDeferredQuery(load)
  const view: ListView = data ?? unreadView(load === null, error)
  return { view, retry: refetch }
}

function unreadView(isBuilt: boolean, error: Error | null): ListView {
  if (isBuilt) return { kind: 'built' }
  if (!error) return { kind: 'loading' }
  const { kind } = problemOf(error)
  const refusal = kind === 'rateLimited' ? 'tooMany' : 'failed'
  return { kind: 'unavailable', problem: kind === 'unreachable' ? kind : refusal }
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

/**
 * The choice of the URL. During hydration it is the default, which the HTML shows.
 * @param search query of the URL, with its question mark
 */
function useChoice(search: string): CatalogueChoice {
  const query = useHydrated() ? queryOfChoice(readChoice(search)) : ''
  return useMemo(() => readChoice(query), [query])
}

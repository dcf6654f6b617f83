import { useEffect } from 'react'
import { apiRequest } from '#lib/http/api-request'
import { defaultChoice, isSameChoice, readChoice } from '../catalogue-choice'
import type { ChosenView, ListView } from '../list-view'
import { type ListParams, loadListPage } from '../load-list-page'
import type { BuiltList } from '../product-list-props'

export interface ChosenListProps extends BuiltList, Omit<ListParams, 'choice'> {
  /** The choice as a query; empty for the default. */
  query: string
  /** Number of retries. */
  retries: number
  onView: (view: ChosenView) => void
}

/**
 * Loads the products of a choice from the API and reports the view. The default choice is the built
 * page and needs no request; a new choice cancels the previous request. Renders nothing.
 */
export default function ChosenList(props: ChosenListProps) {
  const { query, page, categoryId, pageCount, newestAddedAt, retries, onView } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry loads again
  useEffect(() => {
    const choice = readChoice(query)
    const show = (view: ListView) => onView({ choice, view })
    if (isSameChoice(choice, defaultChoice)) return show({ kind: 'built' })
    const controller = new AbortController()
    const { signal } = controller
    show({ kind: 'loading' })
    loadListPage(apiRequest, { choice, page, categoryId }, { pageCount, newestAddedAt }, signal)
      .catch((): ListView => ({ kind: 'unavailable', problem: 'failed' }))
      .then((view) => {
        if (!signal.aborted) show(view)
      })
    return () => controller.abort()
  }, [query, page, categoryId, pageCount, newestAddedAt, retries, onView])
  return null
}

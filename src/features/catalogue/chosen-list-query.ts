import { QueryObserver } from '@tanstack/react-query'
import { apiRequest } from '#lib/http/request'
import { publicQueries } from '#lib/queries/public-queries'
import type { ChosenList } from './list-view'
import { type ListParams, loadListPage } from './load-list-page'
import type { BuiltList } from './product-list-props'

/** A page of chosen products; a new choice cancels the request of the previous one. */
export function chosenListQuery(params: ListParams, built: BuiltList): QueryObserver<ChosenList> {
  return new QueryObserver<ChosenList>(publicQueries, {
    queryKey: ['chosen-list', params],
    queryFn: ({ signal }) => loadListPage(apiRequest, params, built, signal),
  })
}

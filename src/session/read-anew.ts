import type { UseQueryResult } from '@tanstack/react-query'
import type { OutcomeError } from './outcome-error'

/**
 * A read whose data counts only once it was asked for again by the present page: a form that was
 * filled with something older would write that back over what was changed elsewhere meanwhile.
 * With `freshFor: 0`, so that the page does ask.
 */
export function readAnew<Data>(query: UseQueryResult<Data, OutcomeError>) {
  const { data, error, isFetching, refetch, isFetchedAfterMount } = query
  return { data: isFetchedAfterMount ? data : undefined, error, isFetching, refetch }
}

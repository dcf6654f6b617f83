import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { country, region } from '#contract/geo/country'
import { pageOf } from '#contract/wire/page'
import { type ApiCall, apiRequest } from '#lib/http/request'
import type { Place, PlaceList, Places } from './place-fields'

const placesFreshForMs = 3_600_000

const countries = pageOf(country)
const regions = pageOf(region)

/**
 * The countries that the shop delivers to, and the regions of one of them. Only below a query
 * client.
 * @param chosen the country's code; no regions are read where it is empty
 */
export function usePlaces(chosen: string): Places {
  const ofShop = useList(['countries'], { path: '/api/countries', answer: countries })
  const ofCountry = useList(
    ['regions', chosen],
    { path: '/api/regions', query: { country: chosen }, answer: regions },
    chosen !== '',
  )
  return {
    countries: listOf(ofShop, ({ alpha2, translations }) => ({ code: alpha2, translations })),
    regions: listOf(ofCountry, ({ alpha, translations }) => ({ code: alpha, translations })),
  }
}

function listOf<Row>(
  { data, isError, isFetching, refetch }: UseQueryResult<{ results: readonly Row[] }>,
  placeOf: (row: Row) => Place,
): PlaceList {
  return {
    places: data?.results.map(placeOf),
    isMissing: isError && !data,
    isFetching,
    retry: () => void refetch(),
  }
}

function useList<Answer extends z.ZodMiniType>(
  key: readonly string[],
  call: Pick<ApiCall<Answer>, 'path' | 'query'> & { answer: Answer },
  enabled = true,
) {
  return useQuery({
    queryKey: key,
    enabled,
    staleTime: placesFreshForMs,
    queryFn: ({ signal }) => apiRequest<Answer>({ ...call, signal }),
  })
}

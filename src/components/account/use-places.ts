import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { listCountries, listRegions } from '#contract/endpoints/checkout'
import type { AnswerOf, Endpoint } from '#contract/endpoints/endpoint'
import { call, type Sent, type Values } from '#lib/http/call'
import type { Place, PlaceList, Places } from './place-fields'

const placesFreshForMs = 3_600_000

/**
 * The countries that the shop delivers to, and the regions of one of them. Only below a query
 * client.
 * @param chosen the country's code; no regions are read where it is empty
 */
export function usePlaces(chosen: string): Places {
  const ofShop = useList(['countries'], listCountries, {})
  const ofCountry = useList(
    ['regions', chosen],
    listRegions,
    { query: { country: chosen } },
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

function useList<To extends Endpoint>(
  key: readonly string[],
  endpoint: To,
  sent: Sent<To>,
  enabled = true,
) {
  return useQuery<AnswerOf<To>>({
    queryKey: key,
    enabled,
    staleTime: placesFreshForMs,
    queryFn: ({ signal }) => call(endpoint, ...([{ ...sent, signal }] as unknown as Values<To>)),
  })
}

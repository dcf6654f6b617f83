import type { UseQueryResult } from '@tanstack/react-query'
import { listCountries, listRegions } from '#contract/endpoints/checkout'
import type { Page } from '#contract/wire/page'
import { useAccountQuery } from '#session/use-account-query'
import type { Place, PlaceList, Places } from '../address/place-fields'

/** In ms. */
const freshFor = 3_600_000

/**
 * The countries that the shop delivers to, and the regions of one of them. Only below a query
 * client.
 * @param chosen the country's code; no regions are read where it is empty
 */
export function usePlaces(chosen: string): Places {
  const ofShop = useAccountQuery(listCountries, { freshFor })
  const query = { country: chosen }
  const ofCountry = useAccountQuery(listRegions, { query, enabled: chosen !== '', freshFor })
  return {
    countries: listOf(ofShop, ({ alpha2, translations }) => ({ code: alpha2, translations })),
    regions: listOf(ofCountry, ({ alpha, translations }) => ({ code: alpha, translations })),
  }
}

type ReadRows<Row> = Pick<Page<Row>, 'results' | 'leftOut'>

function listOf<Row>(
  { data, isError, isFetching, refetch }: UseQueryResult<ReadRows<Row>>,
  placeOf: (row: Row) => Place,
): PlaceList {
  return {
    places: data?.results.map(placeOf),
    isMissing: data ? data.leftOut > 0 : isError,
    isFetching,
    retry: () => void refetch(),
  }
}

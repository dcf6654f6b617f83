import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { country, region } from '#contract/geo/country'
import { pageOf } from '#contract/wire/page'
import { type ApiCall, apiRequest } from '#lib/http/request'

/** Stale time of the lists of places, in ms. */
const placesFreshFor = 3_600_000

const countries = pageOf(country)
const regions = pageOf(region)

/** The countries that the shop delivers to (`GET /api/countries`). Only below a query client. */
export function useCountries() {
  return usePlaces(['countries'], { path: '/api/countries', answer: countries })
}

/** The regions of a country (`GET /api/regions`); disabled where the code is empty. */
export function useRegions(code: string) {
  return usePlaces(
    ['regions', code],
    { path: '/api/regions', query: { country: code }, answer: regions },
    code !== '',
  )
}

function usePlaces<Answer extends z.ZodMiniType>(
  key: readonly string[],
  call: Pick<ApiCall<Answer>, 'path' | 'query'> & { answer: Answer },
  enabled = true,
) {
  return useQuery({
    queryKey: key,
    enabled,
    staleTime: placesFreshFor,
    queryFn: ({ signal }) => apiRequest<Answer>({ ...call, signal }),
  })
}

import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { apiRequest } from '../../lib/http/api-request'
import { OutcomeError } from '../../session/outcome-error'
import { ownOutcome } from '../../session/own-outcome'
import { readShopTerms } from './read-shop-terms'
import type { ShopTerms } from './shop-terms'

/** Shipping and ways to pay, read anew with each visit; shown with `AccountRead`. */
export function useShopTerms(): UseQueryResult<ShopTerms, OutcomeError> {
  return useQuery({
    queryKey: ['shop-terms'],
    queryFn: async ({ signal }) => {
      const terms = await readShopTerms(apiRequest, signal)
      if (terms.ok) return terms.data
      throw new OutcomeError(ownOutcome(terms))
    },
  })
}

import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ApiError } from '#lib/http/api-problem'
import { apiRequest, dataIn } from '#lib/http/api-request'
import type { ShopTerms } from './order'
import { readShopTerms } from './order-calls'

/** Shipping and pay ways, read again on each visit; rendered with `AccountRead`. */
export function useShopTerms(): UseQueryResult<ShopTerms, ApiError> {
  return useQuery({
    queryKey: ['shop-terms'],
    queryFn: async ({ signal }) => dataIn(await readShopTerms(apiRequest, signal)),
  })
}

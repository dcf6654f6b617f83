import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { call } from '#lib/http/call'
import type { ApiError } from '#lib/http/problem'
import type { ShopTerms } from './order'
import { readShopTerms, type Shipped } from './order-calls'

/**
 * Shipping and pay ways for a cart, read again on each visit; rendered with `AccountRead`. What a
 * changed cart costs takes the place of the terms that were shown.
 */
export function useShopTerms(cart: Shipped | null): UseQueryResult<ShopTerms, ApiError> {
  const { totalPrice = 0, totalWeightGrams = 0 } = cart ?? {}
  return useQuery({
    queryKey: ['shop-terms', totalPrice, totalWeightGrams],
    enabled: cart !== null,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readShopTerms(call, { totalPrice, totalWeightGrams }, signal),
  })
}

import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { listPayWays } from '#contract/endpoints/checkout'
import { readConfig } from '#contract/endpoints/shop'
import type { Cart } from '#contract/shop/cart'
import { isOffered } from '#contract/shop/online-payment'
import { type Call, call } from '#lib/http/call'
import type { ApiError } from '#lib/http/problem'
import type { ShopTerms } from './order'

/** What the price of shipping depends on. */
type Shipped = Pick<Cart, 'totalPrice' | 'totalWeightGrams'>

/**
 * Reads the shipping of a cart from `GET /api/config/public`, and the ways to pay that are offered.
 */
export async function readShopTerms(
  call: Call,
  { totalPrice, totalWeightGrams }: Shipped,
  signal?: AbortSignal,
): Promise<ShopTerms> {
  const [config, ways] = await Promise.all([
    call(readConfig, { query: { amount: totalPrice, weightGrams: totalWeightGrams }, signal }),
    call(listPayWays, { query: { ordering: 'sortOrder' }, signal }),
  ])
  const { shippingPrice, orderMail } = config
  return {
    shippingPrice,
    payWays: ways.results.filter(isOffered),
    unshownPayWays: ways.leftOut,
    isMailed: orderMail === 'sent',
  }
}

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

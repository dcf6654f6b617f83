import { ShopPromises } from '#components/shop-promises'
import { useShopTerms } from './shop-terms'

/** Of an order of any size: only its pay ways are looked at. */
const anyCart = { totalPrice: 0, totalWeightGrams: 0 }

/** The shop's promises in the cart; those of a pay way once the terms are known. */
export function CartPromises() {
  const { data } = useShopTerms(anyCart)
  return <ShopPromises payWays={data?.payWays ?? []} />
}

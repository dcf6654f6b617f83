import { ShopPromises } from '#components/shop-promises'
import { useShopTerms } from './shop-terms'

/** The shop's promises in the cart; those of a pay way once the terms are known. */
export function CartPromises() {
  const { data } = useShopTerms()
  return <ShopPromises payWays={data?.payWays ?? []} />
}

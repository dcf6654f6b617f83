import type { CardBuyProps } from '#components/card-buy'
import { idleLazy } from '#components/idle-lazy'
import { whenMember } from '#session/session-store'

/** Button of a product card that adds to the cart; a guest loads it with the first click. */
export const DeferredBuy = idleLazy<CardBuyProps>(
  () => import(/* webpackChunkName: "card-buy" */ '../features/cart/card-buy'),
  { when: whenMember },
)

import type { CardBuyProps } from '#components/card-buy'
import { idleLazy } from '#components/idle-lazy'
import { goTo } from '#lib/navigation/navigate'
import { whenMember } from '#session/session'

/**
 * Button of a product card that adds to the cart; a guest loads it with the first click. Without its
 * script, as when the connection is lost, that leads to the product's page.
 */
export const DeferredBuy = idleLazy<CardBuyProps>(() => import('../features/cart/card-buy'), {
  when: whenMember,
  instead: ({ path }) => goTo(path),
})

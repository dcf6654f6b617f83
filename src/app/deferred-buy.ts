import type { CardBuyProps } from '#components/card-buy'
import { idleLazy } from '#components/idle-lazy'
import { whenMember } from '#session/session'

/** Button of a product card that adds to the cart; a guest loads it with the first click. */
export const DeferredBuy = idleLazy<CardBuyProps>(
  () => import(/* webpackChunkName: "card-buy" */ '../features/cart/card-buy').catch(openProduct),
  { when: whenMember },
)

/** Without its script, as when the connection is lost, a pressed button leads to the product's page. */
function openProduct(error: unknown): never {
  const card = window.clickToReplay?.button.closest('article')
  card?.querySelector<HTMLElement>('[data-card-link]')?.click()
  throw error
}

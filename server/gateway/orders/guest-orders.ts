import type { OrderCreation } from '#contract/shop/order-creation'
import type { Buyer, GuestBuyer } from '../http/api'
import { clientOf } from '../http/client-of'
import type { RouteContext } from '../http/route-env'
import { findCart } from './buyer-cart'
import { orderKeyLost, withProblem } from './order-refusals'

type Sent = Pick<OrderCreation, 'agreedTotal' | 'sentSecondsAgo'>

/** When an order was first sent that has no answer yet; null for one that is sent now. */
const sentAt = ({ sentSecondsAgo }: Sent, now: number) =>
  sentSecondsAgo === undefined ? null : now - sentSecondsAgo * 1000

/**
 * A guest's order is sent only by a browser that keeps the secret of its keys: without it the same
 * order could not be found again. One that is new gets it with the refusal.
 * @throws GatewayError 503 `orderNotSent`, and as `requireKeys`
 */
export async function requireKept(guest: GuestBuyer, body: Sent, now: number): Promise<void> {
  if (guest.isNew) await guest.begin()
  requireKeys(guest, body, now)
  if (guest.isNew) throw withProblem(503, 'orderNotSent', 'the browser keeps nothing of the guest')
}

/** @throws GatewayError 409 `orderKeyLost` where the order was sent with a secret that is lost */
export function requireKeys(guest: GuestBuyer, body: Sent, now: number): void {
  const first = sentAt(body, now)
  if (first !== null && first < guest.state().since) throw orderKeyLost()
}

/** How long a cart that is gone explains that a page shows what the cart does not hold, in ms. */
const explainsMs = 3_600_000

/**
 * Whether a guest's order was certainly placed though its key is not known, as after a change of the
 * address: an order uses up its cart, and nothing else does within the life of the cookie.
 */
export function wasPlacedUnseen(
  buyer: Buyer,
  body: Sent,
  { isCartEmpty, now }: { isCartEmpty: boolean; now: number },
): boolean {
  if (buyer.userId !== null) return false
  const { cartGoneAt } = buyer.state()
  if (cartGoneAt === null) return false
  const first = sentAt(body, now)
  if (first !== null && cartGoneAt >= first) return true
  const wasShown = body.agreedTotal !== undefined
  return isCartEmpty && wasShown && cartGoneAt >= now - explainsMs
}

/** Whether a guest's cart has been used up since it was named last. */
export async function isCartGone(guest: GuestBuyer): Promise<boolean> {
  const before = guest.state().cart
  await findCart(guest)
  return guest.state().cart !== before
}

/** The cart that an order of a guest uses up; null for a member, who always has one. */
export const cartOf = (buyer: Buyer) => (buyer.userId === null ? buyer.state().cart : null)

/** Keeps that a guest's cart was ordered. */
export async function dropCart(buyer: Buyer, cart: string | null): Promise<void> {
  if (buyer.userId === null) await buyer.dropCart(cart)
}

/** Whose orders are counted together, as each may send a mail: a person's, or those of an address. */
export function mailerOf(c: RouteContext, buyer: Buyer): string {
  return buyer.userId === null ? `guest ${clientOf(c).key ?? ''}` : `${buyer.userId}`
}

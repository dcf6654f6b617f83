import { waitsForPayment } from '#contract/shop/online-payment'
import type { OrderDetail } from '#contract/shop/order'
import type { Buyer } from '../http/api'
import type { RouteContext } from '../http/route-env'
import { wasPlacedUnseen } from './guest-orders'
import { readNewestOrders, recentOrderOf } from './newest-orders'
import { findEarlierOrder } from './order-attempts'
import { holdsExactly, readCart } from './order-cart'
import { notSent, orderDiffers, orderPlacedUnseen, orderUnpaid } from './order-refusals'
import type { OrderTurn } from './order-turn'
import { readAgain, readOrder } from './placed-orders'
import { isSameOrder } from './same-order'

/** What is known before an order is sent. */
export interface Ahead {
  cart: Awaited<ReturnType<typeof readCart>>
  newest: Awaited<ReturnType<typeof readNewestOrders>>
}

/** @throws GatewayError 503 `orderNotSent` where it cannot be read */
export async function readAhead(buyer: Buyer): Promise<Ahead> {
  const reads = () => Promise.all([readCart(buyer), readNewestOrders(buyer)])
  const [cart, newest] = await readBefore(reads)
  return { cart, newest }
}

/** @throws GatewayError 503 `orderNotSent` where it cannot be read */
function readBefore<Read>(read: () => Promise<Read>): Promise<Read> {
  return read().catch((error: unknown) => {
    throw notSent(error)
  })
}

/**
 * The order that an earlier request has placed, else the attempt that may make it.
 * @throws GatewayError 503 `orderNotSent` where it cannot be looked for, 422 where another order
 * stands instead, 409 `orderPlacedUnseen`, and as `unpaidOrder`
 */
export async function findEarlier(
  c: RouteContext,
  request: OrderTurn,
  ahead: Ahead,
): Promise<OrderDetail | number> {
  const { buyer, body } = request
  const { cart, newest } = ahead
  const earlier = await findEarlierOrder(request).catch((error: unknown) => {
    throw notSent(error)
  })
  if ('answer' in earlier) return readAgain(c, request, earlier.answer)
  const unpaid = await unpaidOrder(c, request, ahead)
  if (unpaid) return unpaid
  const now = c.var.basics.clock()
  const isCartEmpty = cart.length === 0
  // An order empties the cart: where the cart still has all of it, the recent one is another order.
  const isReady = holdsExactly(cart, body.items)
  const made = isReady ? null : recentOrderOf(body, { newest, isCartEmpty, now })
  if (made && !made.isSame) throw orderDiffers(made.order.uuid)
  if (made) return readOrder(c, request, made.order)
  // A payment online empties it as well.
  const isExplained = newest.some((row) => row.isPaidOnline && row.paymentStatus === 'COMPLETED')
  if (!isExplained && wasPlacedUnseen(buyer, body, { isCartEmpty, now })) throw orderPlacedUnseen()
  return earlier.next
}

/**
 * The order that waits to be paid online, if there is one.
 * @throws GatewayError 409 `orderUnpaid` where it is another one than is sent, one that cannot be
 * compared, or one of before a member signed in
 */
export async function unpaidOrder(
  c: RouteContext,
  request: OrderTurn,
  { newest }: Ahead,
): Promise<OrderDetail | null> {
  const now = c.var.basics.clock()
  const { former } = request
  const before = former ? await readBefore(() => readNewestOrders(former)) : []
  const ofGuest = before.find((row) => waitsForPayment(row, now))
  if (ofGuest) throw orderUnpaid(ofGuest.uuid)
  const unpaid = newest.find((row) => waitsForPayment(row, now))
  if (!unpaid) return null
  if (!unpaid.whole || !isSameOrder(unpaid.whole, request.body)) throw orderUnpaid(unpaid.uuid)
  return readOrder(c, request, unpaid)
}

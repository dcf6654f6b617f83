import { isPaidOnline } from '#contract/shop/online-payment'
import type { OrderDetail } from '#contract/shop/order'
import type { PayWay } from '#contract/shop/pay-way'
import type { RouteContext } from '../http/route-env'
import { GatewayError } from '../lib/gateway-error'
import type { Ahead } from './earlier-orders'
import { isCartGone } from './guest-orders'
import { newOrderOf, readNewestOrders } from './newest-orders'
import { findEarlierOrder } from './order-attempts'
import { isAnswered, orderPlacedUnseen, withProblem } from './order-refusals'
import type { OrderTurn } from './order-turn'
import { readAgain, readOrder } from './placed-orders'

/** What was known before the order was sent, and the attempt whose answer was lost. */
interface SentOrder extends Pick<Ahead, 'newest'> {
  payWay: PayWay
  attempt: number
}

/**
 * Looks for an order whose answer was lost. The question for it uses up the key: where it does not
 * stand now, a late request will not place it either.
 * @throws GatewayError 503 `orderNotSent` where it was certainly not placed, 409 while it is under
 * way, 504 `orderUnknown` where nobody can tell, 409 `orderPlacedUnseen` where nobody can show it
 */
export async function findLost(
  c: RouteContext,
  request: OrderTurn,
  { newest, payWay, attempt }: SentOrder,
): Promise<OrderDetail> {
  const { buyer, body } = request
  const unknown = (error: unknown) => withProblem(504, 'orderUnknown', error)
  const earlier = await findEarlierOrder(request, attempt).catch((error: unknown) => {
    throw error instanceof GatewayError && error.status === 409 ? error : unknown(error)
  })
  const repeated = 'answer' in earlier ? await readIfOrder(c, request, earlier.answer) : null
  if (repeated) return repeated
  // An order that is paid online leaves the cart as it is.
  if (buyer.userId === null && !isPaidOnline(payWay)) {
    const isGone = await isCartGone(buyer).catch((error: unknown) => {
      throw unknown(error)
    })
    if (isGone) throw orderPlacedUnseen()
  }
  const now = await readNewestOrders(buyer).catch((error: unknown) => {
    throw unknown(error)
  })
  const made = newOrderOf(body, newest, now)
  if (made === 'unread') throw unknown('a new order cannot be read')
  if (made) return readOrder(c, request, made)
  throw 'answer' in earlier
    ? unknown('the answer is no order of this person')
    : withProblem(503, 'orderNotSent', 'the order was lost on the way')
}

/** Null where the answer is no order of this person. */
async function readIfOrder(c: RouteContext, request: OrderTurn, answer: unknown) {
  return readAgain(c, request, answer).catch((error: unknown) => {
    if (isAnswered(error)) throw error
    return null
  })
}

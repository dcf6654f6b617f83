import type { OrderDetail } from '#contract/shop/order'
import type { PayWay } from '#contract/shop/pay-way'
import { orderBody } from '#upstream/order-body'
import type { RouteContext } from '../http/route-env'
import type { GatewayError } from '../lib/gateway-error'
import type { Ahead } from './earlier-orders'
import { cartOf, dropCart, mailerOf } from './guest-orders'
import { findLost } from './lost-orders'
import { sendOrder } from './order-attempts'
import { readCart } from './order-cart'
import { checkChoices } from './order-choices'
import {
  explainedRefusal,
  isAnswered,
  isOfPayWay,
  orderDiffers,
  payWayRefused,
  tooManyOrders,
} from './order-refusals'
import type { OrderTurn } from './order-turn'
import { intentFor } from './payment-intent'
import { readAgain, shown } from './placed-orders'
import { hasItems } from './same-order'

/** An order that is made now. */
interface NewOrder extends Ahead {
  payWay: PayWay
  /** The first attempt that may make it. */
  first: number
}

/**
 * Makes a new order. If its answer is lost, it is looked for. One that is refused because its way to
 * pay has another bank since it was kept is sent once more. Where it was agreed to pay online, it is
 * not made to be paid at the door, nor the other way round.
 * @throws GatewayError with the API's refusal, 429 after too many orders, or as `checkChoices` and
 * `findLost`
 */
export async function makeOrder(
  c: RouteContext,
  request: OrderTurn,
  made: NewOrder,
): Promise<OrderDetail> {
  return sendNew(c, request, made).catch(async (error: unknown) => {
    if (!isOfPayWay(error)) throw error
    const payWay = await checkChoices(c, request, { anew: true })
    const { isOnlinePayment, providerCode } = made.payWay
    if (payWay.isOnlinePayment !== isOnlinePayment) throw payWayRefused()
    if (payWay.providerCode === providerCode) throw error
    return sendNew(c, request, { ...made, payWay })
  })
}

async function sendNew(c: RouteContext, request: OrderTurn, made: NewOrder): Promise<OrderDetail> {
  const { buyer, key, body, recent } = request
  const { first, payWay, newest } = made
  const { waitMs, undo } = await recent.add(mailerOf(c, buyer))
  if (waitMs !== null) throw tooManyOrders(waitMs)
  let attempt = first
  const onAttempt = (sent: number) => {
    attempt = sent
  }
  const intent = await intentFor(request, payWay).catch(async (error: unknown) => {
    await undo()
    throw error
  })
  const order = { buyer, key, body: { ...orderBody(body), ...intent } }
  const used = cartOf(buyer)
  try {
    const { answer, isReplay } = await sendOrder(order, first, onAttempt)
    if (!isReplay) return await showNew(c, request, answer, used)
    await undo()
    return await readAgain(c, request, answer)
  } catch (error) {
    if (!isAnswered(error)) {
      const found = await findLost(c, request, { newest, payWay, attempt })
      if (!found.isPaidOnline) await dropCart(buyer, used)
      return found
    }
    await undo()
    throw await refusalOf(error as GatewayError, request)
  }
}

/** What the API refuses of an order, with what there is too little of. */
function refusalOf(
  error: GatewayError,
  { buyer, body, optionalPart }: OrderTurn,
): Promise<GatewayError> {
  return explainedRefusal(error, body, () => optionalPart(readCart(buyer), () => []))
}

/** A new order; one of other things than were sent is not the person's order. */
async function showNew(
  c: RouteContext,
  request: OrderTurn,
  answer: unknown,
  used: string | null,
): Promise<OrderDetail> {
  const order = await shown(c, request, answer)
  if (!order.isPaidOnline) await dropCart(request.buyer, used)
  if (!hasItems(order, request.body.items)) throw orderDiffers(order.uuid)
  return order
}

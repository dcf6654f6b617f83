import { isPaidOnline, waitsForPayment } from '#contract/shop/online-payment'
import type { OrderDetail } from '#contract/shop/order'
import type { OrderCreation } from '#contract/shop/order-creation'
import type { PayWay } from '#contract/shop/pay-way'
import { orderBody } from '#upstream/order-body'
import type { Buyer, GuestBuyer } from '../http/api'
import type { RouteContext } from '../http/route-env'
import { GatewayError } from '../lib/gateway-error'
import type { EventWindow, SharedState } from '../shared/shared-state'
import type { OptionalPart } from '../upstream/optional-part'
import type { InTurn } from './buyer-turns'
import {
  cartOf,
  dropCart,
  isCartGone,
  mailerOf,
  requireKept,
  requireKeys,
  wasPlacedUnseen,
} from './guest-orders'
import { newOrderOf, readNewestOrders, recentOrderOf } from './newest-orders'
import { warnOfAmount } from './order-amount'
import { findEarlierOrder, sendOrder } from './order-attempts'
import { fillCart, holdsExactly, readCart } from './order-cart'
import { checkChoices } from './order-choices'
import type { OrderListsReader } from './order-lists'
import {
  explainedRefusal,
  isAnswered,
  notSent,
  orderDiffers,
  orderKeyLost,
  orderNotPlaced,
  orderPlacedUnseen,
  orderUnpaid,
  tooManyOrders,
  withProblem,
} from './order-refusals'
import { intentFor } from './payment-intent'
import { type PlacedOrderTurn, readAgain, readOrder, shown } from './placed-orders'
import { hasItems, isSameOrder } from './same-order'

interface OrderRequest<By extends Buyer = Buyer> {
  buyer: By
  /** The guest that a member was in this browser. */
  former?: GuestBuyer | null
  /** The browser's idempotency key, in lower case. */
  key: string
  body: OrderCreation
}

export interface OrderTools {
  config: {
    rates: { enabled: boolean; mailWindowMs: number; rememberedClients: number }
  }
  shared: Pick<SharedState, 'window'>
  inTurn: InTurn
  orderLists: OrderListsReader
  optionalPart: OptionalPart
}

interface Turn extends OrderRequest, PlacedOrderTurn {
  /** The orders of a while of a person, or of guests at an address, which are limited. */
  recent: EventWindow
}

/**
 * Most orders of one person, or of guests at one address, within the window of mails: each may send a confirmation to any address.
 * Mails that others have asked for are not counted.
 */
export const mostOrders = 20

/**
 * `place`: places an order once for each key of a buyer
 * (docs/decisions/0013-an-order-is-placed-once.md). A buyer's orders are placed one after the other,
 * also by several copies of the gateway, because the API makes them of the one cart that the buyer
 * has. `find`: the order of a guest who has signed in before its answer came; it is not placed.
 * @throws GatewayError 409 while another order of the buyer takes long, and as `placeOrder` or
 * `findOrder`
 */
export function createOrderPlacement(tools: OrderTools) {
  const { config, shared, orderLists, optionalPart, inTurn } = tools
  const { rates } = config
  const recent = shared.window('orders', {
    most: rates.enabled ? mostOrders : Number.MAX_SAFE_INTEGER,
    windowMs: rates.mailWindowMs,
    remembered: rates.rememberedClients,
  })
  const turnOf = (request: OrderRequest) => ({ ...request, orderLists, optionalPart, recent })
  return {
    async place(c: RouteContext, request: OrderRequest): Promise<OrderDetail> {
      const { buyer, body } = request
      if (buyer.userId === null) await requireKept(buyer, body, c.var.basics.clock())
      return inTurn(buyer, async () => {
        const order = await placeOrder(c, turnOf(request))
        warnOfAmount(c, body, order)
        return order
      })
    },
    async find(c: RouteContext, request: OrderRequest<GuestBuyer>): Promise<OrderDetail> {
      const { buyer, body } = request
      requireKeys(buyer, body, c.var.basics.clock())
      return inTurn(buyer, () => findOrder(c, turnOf(request), buyer))
    },
  }
}

/** What is known before an order is sent. */
interface Ahead {
  cart: Awaited<ReturnType<typeof readCart>>
  newest: Awaited<ReturnType<typeof readNewestOrders>>
}

/** An order that is made now. */
interface NewOrder extends Ahead {
  payWay: PayWay
  /** The first attempt that may make it. */
  first: number
}

/**
 * The order of this key: the one that an earlier request has placed, else a new one. Where the cart
 * is not what was shown, or where the order was sent before, it is looked for first. As long as an
 * order waits to be paid online, whose cart stays, no other one is made: the same one is the answer.
 * @throws GatewayError 503 `orderNotSent` where nothing was sent, 400 where a choice is not offered,
 * 409 `orderUnpaid`, and as `findEarlier` and `createOrder`
 */
async function placeOrder(c: RouteContext, request: Turn): Promise<OrderDetail> {
  const { buyer, body } = request
  const ahead = await readAhead(buyer)
  const isReady = holdsExactly(ahead.cart, body.items)
  const isFirst = isReady && body.sentSecondsAgo === undefined
  const earlier = isFirst
    ? ((await unpaidOrder(c, request, ahead)) ?? 0)
    : await findEarlier(c, request, ahead)
  if (typeof earlier !== 'number') return earlier
  const payWay = await checkChoices(c, request)
  if (!isReady) {
    await fillCart(buyer, ahead.cart, body.items).catch((error: unknown) => {
      throw notSent(error)
    })
  }
  return createOrder(c, request, { ...ahead, payWay, first: earlier })
}

/**
 * The order that waits to be paid online, if there is one.
 * @throws GatewayError 409 `orderUnpaid` where it is another one than is sent, or one of before a
 * member signed in
 */
async function unpaidOrder(
  c: RouteContext,
  request: Turn,
  { newest }: Ahead,
): Promise<OrderDetail | null> {
  const now = c.var.basics.clock()
  const { former } = request
  const before = former ? await readBefore(() => readNewestOrders(former)) : []
  const ofGuest = before.find((row) => waitsForPayment(row, now))
  if (ofGuest) throw orderUnpaid(ofGuest.uuid)
  const unpaid = newest.find((row) => waitsForPayment(row, now))
  if (!unpaid) return null
  if (!isSameOrder(unpaid, request.body)) throw orderUnpaid(unpaid.uuid)
  return readOrder(c, request, unpaid)
}

/**
 * The order that an earlier request of a guest has placed.
 * @throws GatewayError 404 `orderNotPlaced` where there is none, and none will come; 409
 * `orderKeyLost` where nobody can tell any more, and as `findEarlier`
 */
async function findOrder(c: RouteContext, request: Turn, guest: GuestBuyer): Promise<OrderDetail> {
  const earlier = await findEarlier(c, request, await readAhead(guest))
  if (typeof earlier !== 'number') return earlier
  throw guest.state().cartGoneAt === null ? orderNotPlaced() : orderKeyLost()
}

async function readAhead(buyer: Buyer): Promise<Ahead> {
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
async function findEarlier(
  c: RouteContext,
  request: Turn,
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
 * Makes a new order. If its answer is lost, it is looked for.
 * @throws GatewayError with the API's refusal, 429 after too many orders, or as `findLost`
 */
async function createOrder(c: RouteContext, request: Turn, made: NewOrder): Promise<OrderDetail> {
  const { buyer, key, body, recent } = request
  const { first, payWay } = made
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
      const found = await findLost(c, request, made, attempt)
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
  { buyer, body, optionalPart }: Turn,
): Promise<GatewayError> {
  return explainedRefusal(error, body, () => optionalPart(readCart(buyer), () => []))
}

/** A new order; one of other things than were sent is not the person's order. */
async function showNew(
  c: RouteContext,
  request: Turn,
  answer: unknown,
  used: string | null,
): Promise<OrderDetail> {
  const order = await shown(c, request, answer)
  if (!order.isPaidOnline) await dropCart(request.buyer, used)
  if (!hasItems(order, request.body.items)) throw orderDiffers(order.uuid)
  return order
}

/**
 * Looks for an order whose answer was lost. The question for it uses up the key: where it does not
 * stand now, a late request will not place it either.
 * @throws GatewayError 503 `orderNotSent` where it was certainly not placed, 409 while it is under
 * way, 504 `orderUnknown` where nobody can tell, 409 `orderPlacedUnseen` where nobody can show it
 */
async function findLost(
  c: RouteContext,
  request: Turn,
  { newest, payWay }: NewOrder,
  attempt: number,
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
  if (made) return readOrder(c, request, made)
  throw 'answer' in earlier
    ? unknown('the answer is no order of this person')
    : withProblem(503, 'orderNotSent', 'the order was lost on the way')
}

/** Null where the answer is no order of this person. */
async function readIfOrder(c: RouteContext, request: Turn, answer: unknown) {
  return readAgain(c, request, answer).catch((error: unknown) => {
    if (isAnswered(error)) throw error
    return null
  })
}

import type { OrderDetail } from '#contract/shop/order'
import type { OrderCreation } from '#contract/shop/order-creation'
import * as upstream from '#upstream/endpoints/orders'
import { orderDetail } from '#upstream/order'
import { orderBody } from '#upstream/order-body'
import type { Buyer, GuestBuyer } from '../http/api'
import type { RouteContext } from '../http/route-env'
import { bought, one } from '../http/visible'
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
  tooManyOrders,
  withProblem,
} from './order-refusals'
import { hasItems, isSameOrder } from './same-order'
import { shownOrder } from './shown-orders'

interface OrderRequest<By extends Buyer = Buyer> {
  buyer: By
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

interface Turn extends OrderRequest, Pick<OrderTools, 'orderLists' | 'optionalPart'> {
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

/**
 * The order of this key: the one that an earlier request has placed, else a new one. Where the cart
 * is not what was shown, or where the order was sent before, it is looked for first.
 * @throws GatewayError 503 `orderNotSent` where nothing was sent, 400 where a choice is not offered,
 * and as `findEarlier` and `createOrder`
 */
async function placeOrder(c: RouteContext, request: Turn): Promise<OrderDetail> {
  const { buyer, body } = request
  const ahead = await readAhead(buyer)
  const isReady = holdsExactly(ahead.cart, body.items)
  if (isReady && body.sentSecondsAgo === undefined) {
    await checkChoices(c, request)
    return createOrder(c, request, ahead, 0)
  }
  const earlier = await findEarlier(c, request, ahead)
  if (typeof earlier !== 'number') return earlier
  await checkChoices(c, request)
  if (!isReady) {
    await fillCart(buyer, ahead.cart, body.items).catch((error: unknown) => {
      throw notSent(error)
    })
  }
  return createOrder(c, request, ahead, earlier)
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
  const reads = Promise.all([readCart(buyer), readNewestOrders(buyer)])
  const [cart, newest] = await reads.catch((error: unknown) => {
    throw notSent(error)
  })
  return { cart, newest }
}

/**
 * The order that an earlier request has placed, else the attempt that may make it.
 * @throws GatewayError 503 `orderNotSent` where it cannot be looked for, 422 where another order
 * stands instead, 409 `orderPlacedUnseen`
 */
async function findEarlier(
  c: RouteContext,
  request: Turn,
  { cart, newest }: Ahead,
): Promise<OrderDetail | number> {
  const { buyer, body } = request
  const earlier = await findEarlierOrder(request).catch((error: unknown) => {
    throw notSent(error)
  })
  if ('answer' in earlier) return readAgain(c, request, earlier.answer)
  const now = c.var.basics.clock()
  const isCartEmpty = cart.length === 0
  // An order empties the cart: where the cart still has all of it, the recent one is another order.
  const isReady = holdsExactly(cart, body.items)
  const made = isReady ? null : recentOrderOf(body, { newest, isCartEmpty, now })
  if (made && !made.isSame) throw orderDiffers(made.order.uuid)
  if (made) return readOrder(c, request, made.order)
  if (wasPlacedUnseen(buyer, body, { isCartEmpty, now })) throw orderPlacedUnseen()
  return earlier.next
}

/**
 * Makes a new order. If its answer is lost, it is looked for.
 * @throws GatewayError with the API's refusal, 429 after too many orders, or as `findLost`
 */
async function createOrder(
  c: RouteContext,
  request: Turn,
  ahead: Ahead,
  first: number,
): Promise<OrderDetail> {
  const { buyer, key, body, recent } = request
  const { waitMs, undo } = await recent.add(mailerOf(c, buyer))
  if (waitMs !== null) throw tooManyOrders(waitMs)
  let attempt = first
  const onAttempt = (sent: number) => {
    attempt = sent
  }
  const order = { buyer, key, body: orderBody(body) }
  const used = cartOf(buyer)
  try {
    const { answer, isReplay } = await sendOrder(order, first, onAttempt)
    if (!isReplay) return await showNew(c, request, answer, used)
    await undo()
    return await readAgain(c, request, answer)
  } catch (error) {
    if (!isAnswered(error)) {
      const found = await findLost(c, request, ahead, attempt)
      await dropCart(buyer, used)
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
  await dropCart(request.buyer, used)
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
  { newest }: Ahead,
  attempt: number,
): Promise<OrderDetail> {
  const { buyer, body } = request
  const unknown = (error: unknown) => withProblem(504, 'orderUnknown', error)
  const earlier = await findEarlierOrder(request, attempt).catch((error: unknown) => {
    throw error instanceof GatewayError && error.status === 409 ? error : unknown(error)
  })
  const repeated = 'answer' in earlier ? await readIfOrder(c, request, earlier.answer) : null
  if (repeated) return repeated
  if (buyer.userId === null) {
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

/**
 * An order that an earlier request placed, as it is now: the API repeats what it answered then.
 * @throws GatewayError 422 where the key is of an order with other items, address or anything else
 */
async function readAgain(c: RouteContext, request: Turn, answer: unknown): Promise<OrderDetail> {
  const { body } = request
  const then = await shown(c, request, answer)
  const named = {
    ...then,
    country: then.country?.alpha2 ?? body.country,
    region: then.region?.alpha ?? body.region,
    payWay: then.payWay?.id ?? body.payWay,
  }
  if (!isSameOrder(named, body)) throw orderDiffers(then.uuid)
  return request.optionalPart(readOrder(c, request, then), () => then)
}

/** An order that is known to exist; a failure must not be reported as a missing order. */
async function readOrder(
  c: RouteContext,
  request: Turn,
  { id, uuid }: Pick<OrderDetail, 'id' | 'uuid'>,
): Promise<OrderDetail> {
  const { buyer } = request
  try {
    const found = await (buyer.userId === null
      ? buyer.askRaw(upstream.readOrderByUuid, { params: { uuid } })
      : buyer.askRaw(upstream.readOrder, { params: { id } }))
    return await shown(c, request, found)
  } catch (error) {
    throw withProblem(504, 'orderUnknown', error)
  }
}

/**
 * An order of this buyer; the browser of a guest keeps it.
 * @throws GatewayError 502 for an answer that is none
 */
async function shown(
  c: RouteContext,
  { buyer, orderLists }: Turn,
  answer: unknown,
): Promise<OrderDetail> {
  const order = await shownOrder(c, orderLists, readOwn(answer, buyer))
  if (buyer.userId === null) await buyer.keepOrder(order)
  return order
}

function readOwn(answer: unknown, buyer: Buyer) {
  try {
    return one(orderDetail, bought)(answer, buyer)
  } catch (error) {
    throw withProblem(502, 'orderUnknown', error)
  }
}

import { isOffered } from '#contract/shop/online-payment'
import type { OrderDetail } from '#contract/shop/order'
import type { OrderCreation } from '#contract/shop/order-creation'
import * as upstream from '#upstream/endpoints/orders'
import { orderDetail } from '#upstream/order'
import { orderBody } from '#upstream/order-body'
import type { Buyer } from '../http/api'
import { clientOf } from '../http/client-of'
import type { RouteContext } from '../http/route-env'
import { bought, one } from '../http/visible'
import { fieldsRefused, GatewayError } from '../lib/gateway-error'
import type { EventWindow, SharedState } from '../shared/shared-state'
import type { OptionalPart } from '../upstream/optional-part'
import type { InTurn } from './buyer-turns'
import {
  cartOf,
  dropCart,
  isCartGone,
  mailerOf,
  requireKept,
  wasPlacedUnseen,
} from './guest-orders'
import { newOrderOf, readNewestOrders, recentOrderOf } from './newest-orders'
import { findEarlierOrder, sendOrder } from './order-attempts'
import { fillCart, holdsExactly, readCart } from './order-cart'
import type { OrderListsReader } from './order-lists'
import {
  explainedRefusal,
  isAnswered,
  notSent,
  orderDiffers,
  orderPlacedUnseen,
  payWayRefused,
  tooManyOrders,
  withProblem,
} from './order-refusals'
import { hasItems, isSameOrder } from './same-order'
import { shownOrder } from './shown-orders'

interface OrderRequest {
  buyer: Buyer
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
 * Places an order once for each key of a buyer (docs/decisions/0013-an-order-is-placed-once.md). A
 * buyer's orders are placed one after the other, also by several copies of the gateway, because the
 * API makes them of the one cart that the buyer has.
 * @throws GatewayError 409 while another order of the buyer takes long, and as `placeOrder`
 */
export function createOrderPlacement(tools: OrderTools) {
  const { config, shared, orderLists, optionalPart, inTurn } = tools
  const { rates } = config
  const recent = shared.window('orders', {
    most: rates.enabled ? mostOrders : Number.MAX_SAFE_INTEGER,
    windowMs: rates.mailWindowMs,
    remembered: rates.rememberedClients,
  })
  return async (c: RouteContext, request: OrderRequest): Promise<OrderDetail> => {
    const { buyer, body } = request
    if (buyer.userId === null) await requireKept(buyer, body, c.var.basics.clock())
    return inTurn(buyer, async () => {
      const order = await placeOrder(c, { ...request, orderLists, optionalPart, recent })
      warnOfAmount(c, body, order)
      return order
    })
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
 * @throws GatewayError 503 `orderNotSent` where nothing was sent, 422 where another order stands
 * instead, 400 where a choice is not offered, and as `createOrder`
 */
async function placeOrder(c: RouteContext, request: Turn): Promise<OrderDetail> {
  const { buyer, body } = request
  const [cart, newest] = await Promise.all([readCart(buyer), readNewestOrders(buyer)]).catch(
    (error: unknown) => {
      throw notSent(error)
    },
  )
  const isReady = holdsExactly(cart, body.items)
  if (isReady && body.sentSecondsAgo === undefined) {
    await checkChoices(c, request)
    return createOrder(c, request, { cart, newest }, 0)
  }
  const earlier = await findEarlierOrder(request).catch((error: unknown) => {
    throw notSent(error)
  })
  if ('answer' in earlier) return readAgain(c, request, earlier.answer)
  const now = c.var.basics.clock()
  // An order empties the cart: where the cart still has all of it, the recent one is another order.
  const made = isReady ? null : recentOrderOf(body, { newest, isCartEmpty: cart.length === 0, now })
  if (made && !made.isSame) throw orderDiffers(made.order.uuid)
  if (made) return readOrder(c, request, made.order)
  if (wasPlacedUnseen(buyer, body, { isCartEmpty: cart.length === 0, now })) {
    throw orderPlacedUnseen()
  }
  await checkChoices(c, request)
  if (!isReady) {
    await fillCart(buyer, cart, body.items).catch((error: unknown) => {
      throw notSent(error)
    })
  }
  return createOrder(c, request, { cart, newest }, earlier.next)
}

/**
 * Country, region and way to pay are of the shop's lists: the API answers 500 for a place that it
 * does not know.
 * @throws GatewayError 400 with the field, 503 `orderNotSent` where the lists cannot be read
 */
async function checkChoices(c: RouteContext, { body, orderLists }: Turn): Promise<void> {
  const read = orderLists.read(clientOf(c))
  const { countries, regions, payWays } = await read.catch((error: unknown) => {
    throw notSent(error)
  })
  if (!countries.some(({ alpha2 }) => alpha2 === body.country)) {
    throw fieldsRefused(['country'], 'the shop does not deliver there')
  }
  if (!regions.some(({ alpha, country }) => alpha === body.region && country === body.country)) {
    throw fieldsRefused(['region'], 'the region is not one of the country')
  }
  const payWay = payWays.find(({ id }) => id === body.payWay)
  if (!payWay || !isOffered(payWay)) throw payWayRefused()
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

/** Logs that the API charges another amount than the person agreed to. */
function warnOfAmount(
  c: RouteContext,
  { agreedTotal }: OrderCreation,
  { id, totalPriceItems, totalPriceExtra }: OrderDetail,
): void {
  if (agreedTotal === undefined) return
  const agreedCents = Math.round(agreedTotal * 100)
  const chargedCents = Math.round((totalPriceItems + totalPriceExtra) * 100)
  if (agreedCents === chargedCents) return
  const facts = { order: id, agreedCents, chargedCents }
  c.var.basics.log({ event: 'order-amount-differs', id: c.var.requestId, ...facts })
}

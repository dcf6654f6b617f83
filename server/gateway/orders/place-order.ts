import { isOffered } from '#contract/shop/online-payment'
import type { OrderDetail } from '#contract/shop/order'
import type { OrderCreation } from '#contract/shop/order-creation'
import { orderBody } from '#upstream/order-body'
import type { Member } from '../http/api'
import { clientOf } from '../http/client-of'
import type { RouteContext } from '../http/route-env'
import { fieldsRefused, GatewayError } from '../lib/gateway-error'
import type { EventWindow, Locks, SharedState } from '../shared/shared-state'
import type { OptionalPart } from '../upstream/optional-part'
import { newOrderOf, readNewestOrders, recentOrderOf } from './newest-orders'
import { findEarlierOrder, sendOrder, underWay } from './order-attempts'
import { fillCart, holdsExactly, readCart } from './order-cart'
import type { OrderListsReader } from './order-lists'
import {
  explainedRefusal,
  isAnswered,
  notSent,
  orderDiffers,
  payWayRefused,
  tooManyOrders,
  withProblem,
} from './order-refusals'
import { hasItems, isSameOrder } from './same-order'
import { listsToShow, ownOrder } from './shown-orders'

interface OrderRequest {
  member: Member
  /** The browser's idempotency key, in lower case. */
  key: string
  body: OrderCreation
}

export interface OrderTools {
  config: {
    upstreamTimeoutMs: number
    rates: { enabled: boolean; mailWindowMs: number; rememberedClients: number }
  }
  shared: Pick<SharedState, 'locks' | 'window'>
  orderLists: OrderListsReader
  optionalPart: OptionalPart
}

interface Turn extends OrderRequest, Pick<OrderTools, 'orderLists' | 'optionalPart'> {
  /** The person's orders of a while, which are limited. */
  recent: EventWindow
}

/**
 * Most orders of one person within the window of mails: each may send a confirmation to any address.
 * Mails that others have asked for are not counted.
 */
export const mostOrders = 20

/** Most consecutive calls of the API until the outcome of an order is certain. */
const longestCalls = 8

/** How often a lock that another request holds is tried again, in ms. */
const lockPauseMs = 50

/**
 * Places an order once for each key of a person (docs/decisions/0013-an-order-is-placed-once.md). A
 * person's orders are placed one after the other, also by several copies of the gateway, because the
 * API makes them of the one cart that the person has.
 * @throws GatewayError 409 while another order of the person takes long, and as `placeOrder`
 */
export function createOrderPlacement(tools: OrderTools) {
  const { config, shared, orderLists, optionalPart } = tools
  const { upstreamTimeoutMs, rates } = config
  const locks = shared.locks('orders', longestCalls * upstreamTimeoutMs)
  const recent = shared.window('orders', {
    most: rates.enabled ? mostOrders : Number.MAX_SAFE_INTEGER,
    windowMs: rates.mailWindowMs,
    remembered: rates.rememberedClients,
  })
  return async (c: RouteContext, request: OrderRequest): Promise<OrderDetail> => {
    const tries = Math.ceil(upstreamTimeoutMs / lockPauseMs)
    const release = await takeTurn(locks, `${request.member.userId}`, tries)
    try {
      const order = await placeOrder(c, { ...request, orderLists, optionalPart, recent })
      warnOfAmount(c, request.body, order)
      return order
    } finally {
      await release()
    }
  }
}

async function takeTurn(locks: Locks, name: string, tries: number): Promise<() => Promise<void>> {
  for (let tried = 0; tried <= tries; tried += 1) {
    const release = await locks.take(name)
    if (release) return release
    await new Promise((resolve) => setTimeout(resolve, lockPauseMs))
  }
  throw underWay()
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
  const { member, body } = request
  const [cart, newest] = await Promise.all([readCart(member), readNewestOrders(member)]).catch(
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
  if (made) return readOrder(c, request, made.order.id)
  await checkChoices(c, request)
  if (!isReady) {
    await fillCart(member, cart, body.items).catch((error: unknown) => {
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
  const { member, key, body, recent } = request
  const { waitMs, undo } = await recent.add(`${member.userId}`)
  if (waitMs !== null) throw tooManyOrders(waitMs)
  let attempt = first
  const onAttempt = (sent: number) => {
    attempt = sent
  }
  const order = { member, key, body: orderBody(body) }
  try {
    const { answer, isReplay } = await sendOrder(order, first, onAttempt)
    if (!isReplay) return await showNew(c, request, answer)
    await undo()
    return await readAgain(c, request, answer)
  } catch (error) {
    if (!isAnswered(error)) return findLost(c, request, ahead, attempt)
    await undo()
    throw await refusalOf(error as GatewayError, request)
  }
}

/** What the API refuses of an order, with what there is too little of. */
function refusalOf(
  error: GatewayError,
  { member, body, optionalPart }: Turn,
): Promise<GatewayError> {
  return explainedRefusal(error, body, () => optionalPart(readCart(member), () => []))
}

/** A new order; one of other things than were sent is not the person's order. */
async function showNew(c: RouteContext, request: Turn, answer: unknown): Promise<OrderDetail> {
  const order = await shown(c, request, answer)
  if (!hasItems(order, request.body.items)) throw orderDiffers(order.uuid)
  return order
}

/**
 * Looks for an order whose answer was lost. The question for it uses up the key: where it does not
 * stand now, a late request will not place it either.
 * @throws GatewayError 503 `orderNotSent` where it was certainly not placed, 409 while it is under
 * way, 504 `orderUnknown` where nobody can tell
 */
async function findLost(
  c: RouteContext,
  request: Turn,
  { newest }: Ahead,
  attempt: number,
): Promise<OrderDetail> {
  const { member, body } = request
  const unknown = (error: unknown) => withProblem(504, 'orderUnknown', error)
  const earlier = await findEarlierOrder(request, attempt).catch((error: unknown) => {
    throw error instanceof GatewayError && error.status === 409 ? error : unknown(error)
  })
  const repeated = 'answer' in earlier ? await readIfOrder(c, request, earlier.answer) : null
  if (repeated) return repeated
  const now = await readNewestOrders(member).catch((error: unknown) => {
    throw unknown(error)
  })
  const made = newOrderOf(body, newest, now)
  if (made) return readOrder(c, request, made.id)
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
  return request.optionalPart(readOrder(c, request, then.id), () => then)
}

/** An order that is known to exist; a failure must not be reported as a missing order. */
async function readOrder(c: RouteContext, request: Turn, id: number): Promise<OrderDetail> {
  try {
    return await shown(c, request, await request.member.send('GET', `/order/${id}`))
  } catch (error) {
    throw withProblem(504, 'orderUnknown', error)
  }
}

/** @throws GatewayError 502 for an answer that is no order of this person */
async function shown(
  c: RouteContext,
  { member, orderLists }: Turn,
  answer: unknown,
): Promise<OrderDetail> {
  const lists = await listsToShow(c, orderLists)
  try {
    return ownOrder(lists)(answer, member)
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

import { toUpstreamFloor } from '#contract/account/floor'
import type { OrderProblem } from '#contract/shop/order'
import { type OrderDetail, orderDetail } from '#contract/shop/order'
import type { OrderCreation, UpstreamOrderCreation } from '#contract/shop/order-creation'
import { idempotencyHeader, replayedHeader } from '#contract/shop/order-creation'
import { GatewayError } from '../gateway-error'
import { messages } from '../messages'
import { type Member, sendAsMember } from '../routes/api-caller'
import { one } from '../routes/responses'
import { mine } from '../routes/visibility'
import type { RouteContext, Services } from '../services'
import type { EventWindow, Locks } from '../shared/shared-state'
import { readJson } from '../upstream/read-answer'
import { emptyCart, findOrder, offersPayWay, orderDiffers, removeOrdered } from './order-lookup'

/** A requested order. */
interface OrderRequest {
  member: Member
  /** The idempotency key, in lower case. */
  key: string
  body: OrderCreation
}

/** The same, with the orders that the person has placed lately. */
interface CountedRequest extends OrderRequest {
  recent: EventWindow
}

/**
 * Most orders of one person within the window of mails: each may send a confirmation to any address.
 * Mails that others have asked for are not counted.
 */
export const mostOrders = 20

/** An order that exists upstream. */
interface PlacedOrder {
  answer: unknown
  /** The same as the browser may see it. */
  shown: OrderDetail
  /** Whether an earlier request had placed it, so that the cart may have changed since. */
  isReplay: boolean
}

interface InFlight {
  /** The order as text: the same key with another body is another order. */
  text: string
  order: Promise<OrderDetail>
}

const ownOrder = one(orderDetail, mine)

/**
 * Places an order once for each key of a person. An upstream of generation one ignores keys, so that
 * a repeated request would be a second order
 * (docs/decisions/0023-orders-once-without-keys-of-the-upstream.md). Before it creates one, and after
 * a lost response, it looks up the key among the person's newest orders; simultaneous requests with
 * one key share one creation, and copies of the gateway with shared state create one after the other.
 * @throws GatewayError 422 where the key is of another order, and as `earlierOrder`, `createOrder`
 */
export function createOrderPlacement({ deps, shared }: Pick<Services, 'deps' | 'shared'>) {
  const inFlight = new Map<string, InFlight>()
  const { upstreamTimeoutMs, rates } = deps.config
  const locks = shared.locks('orders', longestCalls * upstreamTimeoutMs)
  const recent = shared.window('orders', {
    most: rates.enabled ? mostOrders : Number.MAX_SAFE_INTEGER,
    windowMs: rates.mailWindowMs,
    remembered: rates.rememberedClients,
  })
  return (c: RouteContext, request: OrderRequest): Promise<OrderDetail> => {
    const { sentSecondsAgo: _, agreedTotal: __, ...order } = request.body
    const text = JSON.stringify(order)
    const name = `${request.member.userId} ${request.key}`
    const running = inFlight.get(name) ?? {
      text,
      order: placeAlone(c, locks, name, { ...request, recent }).finally(() =>
        inFlight.delete(name),
      ),
    }
    inFlight.set(name, running)
    return running.text === text ? running.order : refuseBeside(running.order)
  }
}

/**
 * Refuses another order with the key of one that is being placed, as soon as it is known whether
 * that one stands.
 * @throws GatewayError 422, or why the outcome of the other one is unknown
 */
async function refuseBeside(other: Promise<OrderDetail>): Promise<never> {
  const placed = await other.catch((error: unknown) => {
    if (!isAnswered(error)) throw error
    throw new GatewayError(422, { reason: 'the key is of another order, which was refused' })
  })
  throw orderDiffers(placed.uuid)
}

/** Most consecutive calls of the upstream until the outcome of an order is certain. */
const longestCalls = 5

/** How often a lock that another copy holds is tried again, in ms. */
const lockPauseMs = 50

/** Retry-After for the browser when the lock stays taken for too long, in ms. */
const lockRetryMs = 2000

/**
 * Places an order while no other copy of the gateway places one under the same key. After a wait
 * the order is created only where it is certain that the other copy did not.
 * @throws GatewayError 409 where the other copy takes longer than one call of the upstream may, and
 * as `findOrCreateOrder`
 */
async function placeAlone(
  c: RouteContext,
  locks: Locks,
  name: string,
  request: CountedRequest,
): Promise<OrderDetail> {
  let release = await locks.take(name)
  const hadToWait = release === null
  const tries = Math.ceil(c.var.services.deps.config.upstreamTimeoutMs / lockPauseMs)
  for (let tried = 0; !release && tried < tries; tried += 1) {
    await new Promise((resolve) => setTimeout(resolve, lockPauseMs))
    release = await locks.take(name)
  }
  if (!release) throw stillUnderWay(lockRetryMs)
  try {
    const body = hadToWait ? { ...request.body, sentSecondsAgo: 0 } : request.body
    return await findOrCreateOrder(c, { ...request, body })
  } finally {
    await release()
  }
}

async function findOrCreateOrder(c: RouteContext, request: CountedRequest): Promise<OrderDetail> {
  const { member, body } = request
  const { answer, shown, isReplay } =
    (await earlierOrder(c, request)) ?? (await createOrder(c, request))
  warnOfAmount(c, body, shown)
  await (isReplay ? removeOrdered(c, member, answer) : emptyCart(c, member))
  return shown
}

/**
 * The order that an earlier request with this key has placed; null where this one may create it.
 * @throws GatewayError 503 `orderNotSent` where that cannot be determined, 400 where the way to pay
 * is not offered, 409 where an earlier request may still be under way
 */
async function earlierOrder(
  c: RouteContext,
  { member, key, body }: OrderRequest,
): Promise<PlacedOrder | null> {
  const { onlinePayments, orderSettleMs } = c.var.services.deps.config.shop
  const [found, offer] = await Promise.all([
    findOrder(member, key, body).catch((error: unknown) => {
      throw notSent(error)
    }),
    offersPayWay(member, body.payWay, onlinePayments).catch(notSent),
  ])
  if (found !== null) return readFound(member, found)
  if (offer instanceof GatewayError) throw offer
  if (!offer) throw payWayRefused()
  const waitMs = orderSettleMs - (body.sentSecondsAgo ?? Number.POSITIVE_INFINITY) * 1000
  if (waitMs <= 0) return null
  throw stillUnderWay(waitMs)
}

function stillUnderWay(waitMs: number): GatewayError {
  return new GatewayError(409, {
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
    reason: 'an earlier request may still be under way',
  })
}

/**
 * Creates an order upstream. If the response is lost, the order is looked up once more.
 * @throws GatewayError with the upstream's refusal, 429 after too many orders, or 504 `orderUnknown`
 */
async function createOrder(
  c: RouteContext,
  { member, key, body, recent }: CountedRequest,
): Promise<PlacedOrder> {
  const { waitMs, undo } = await recent.add(`${member.userId}`)
  if (waitMs !== null) throw tooManyOrders(waitMs)
  const call = {
    method: 'POST',
    path: '/order',
    body: JSON.stringify(upstreamBody(c, key, body)),
    headers: { [idempotencyHeader.toLowerCase()]: key },
  }
  try {
    const { created, isReplay } = await sendAsMember(c, member, call, async (answer) => ({
      created: await readJson(answer),
      isReplay: answer.headers.get(replayedHeader) === 'true',
    }))
    return { ...showCreated(member, created), isReplay }
  } catch (error) {
    if (isAnswered(error)) await undo()
    const isTaken = error instanceof GatewayError && error.status === 422
    if (isAnswered(error) && !isTaken) throw error
    const found = await findOrder(member, key, body).catch(nullUnlessDiffers)
    if (isTaken) throw error
    if (found !== null) return readFound(member, found)
    throw withProblem(504, 'orderUnknown', error)
  }
}

function tooManyOrders(waitMs: number): GatewayError {
  return new GatewayError(429, {
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
    reason: 'too many orders of one person',
  })
}

/** A failed look-up leaves the outcome unknown; that another order has the key is an outcome. */
function nullUnlessDiffers(error: unknown): null {
  if (error instanceof GatewayError && error.status === 422) throw error
  return null
}

/** A response that is not an order of this person counts as a lost one. */
function showCreated(member: Member, created: unknown) {
  try {
    return { answer: created, shown: ownOrder(created, member) }
  } catch (error) {
    throw withProblem(502, 'orderUnknown', error)
  }
}

/** Reads an order that is known to exist; a failure must not be reported as a missing order. */
async function readFound(member: Member, id: number): Promise<PlacedOrder> {
  try {
    const answer = await member.send('GET', `/order/${id}`)
    return { answer, shown: ownOrder(answer, member), isReplay: true }
  } catch (error) {
    throw withProblem(504, 'orderUnknown', error)
  }
}

/** The gateway sets the price of shipping, whatever the browser sent. */
function upstreamBody(c: RouteContext, key: string, body: OrderCreation) {
  const { floor, agreedTotal: _, sentSecondsAgo: __, ...rest } = body
  const { shippingPrice } = c.var.services.deps.config.shop
  return {
    ...rest,
    floor: toUpstreamFloor(floor),
    paymentId: key,
    shippingPrice,
  } satisfies UpstreamOrderCreation
}

/** Logs that the upstream charges another amount than the person agreed to. */
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
  c.var.services.log({ event: 'order-amount-differs', id: c.var.requestId, ...facts })
}

/**
 * Whether an error is the upstream's own refusal: only then is it certain that nothing was done.
 */
function isAnswered(error: unknown): boolean {
  return error instanceof GatewayError && error.status < 500
}

function payWayRefused(): GatewayError {
  return new GatewayError(400, {
    data: { payWay: [messages.payWayNotOffered] },
    reason: 'this way to pay is not offered',
  })
}

/** Refusals of the person or the key stay as they are; any other failure becomes `orderNotSent`. */
function notSent(error: unknown): GatewayError {
  const kept = [401, 410, 422, 429]
  const isKept = error instanceof GatewayError && kept.includes(error.status)
  return isKept ? error : withProblem(503, 'orderNotSent', error)
}

function withProblem(status: number, code: OrderProblem, error: unknown): GatewayError {
  const reason = error instanceof Error ? error.message : String(error)
  return new GatewayError(status, { data: { code }, reason })
}

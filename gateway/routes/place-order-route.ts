import type { Context } from 'hono'
import { toUpstreamFloor } from '../../contract/account/upstream-floor'
import {
  idempotencyHeader,
  idempotencyKey,
  replayedHeader,
} from '../../contract/shop/idempotency-key'
import type { OrderCreation, UpstreamOrderCreation } from '../../contract/shop/order-creation'
import type { OrderDetail } from '../../contract/shop/order-detail'
import type { OrderProblem } from '../../contract/shop/order-problem'
import type { GatewayEnv } from '../dependencies'
import { GatewayError } from '../gateway-error'
import { createLog } from '../middleware/log-requests'
import { findOrder } from '../orders/find-order'
import { offersPayWay } from '../orders/offers-pay-way'
import type { MemberSession } from '../session/encrypted-session'
import { readJson } from '../upstream/read-answer'
import { type RouteTools, sendUpstream } from '../upstream/rest-call'
import { words } from '../words'
import { emptyCart, takeOutOrdered } from './ordered-cart'
import type { OwnCalls, OwnRow } from './own-row'
import { callOf, memberFor, ownCalls } from './own-runner'
import { checkedBody, fieldsRefused } from './row-runner'

type OrderContext = Context<GatewayEnv>

/** An order that is asked for. */
interface Wish {
  member: MemberSession
  /** In lower case. */
  key: string
  body: OrderCreation
}

/** An order that stands. */
interface Placed {
  answer: unknown
  /** The same as the browser may see it. */
  shown: OrderDetail
  /** Whether an earlier request had placed it, so that the cart may have changed since. */
  isReplay: boolean
}

/** How an order is looked for, and read. */
interface Looking {
  calls: OwnCalls
  find: () => Promise<number | null>
  show: (answer: unknown) => Pick<Placed, 'answer' | 'shown'>
}

interface InFlight {
  /** What was ordered: the same key with other words is another order. */
  text: string
  order: Promise<unknown>
}

/**
 * `POST /api/orders`: places an order once for each key of a person, also on an upstream that knows
 * no keys (decision note 23). Before it creates, and after an answer that got lost, it looks for the
 * key among the person's newest orders; requests with one key at the same time share one creation.
 */
export function createPlaceOrder(tools: RouteTools) {
  const inFlight = new Map<string, InFlight>()
  return async (row: OwnRow, c: OrderContext): Promise<Response> => {
    const member = await memberFor(tools, row, c)
    const key = keyOf(c)
    const body = (await checkedBody(tools, row.body ?? null, c)) as OrderCreation
    const { sentSecondsAgo: _, agreedTotal: __, ...order } = body
    const text = JSON.stringify(order)
    const name = `${member.userId} ${key}`
    const running = inFlight.get(name) ?? {
      text,
      order: placeOrder(tools, row, c, { member, key, body }).finally(() => inFlight.delete(name)),
    }
    inFlight.set(name, running)
    if (running.text !== text)
      throw new GatewayError(422, { reason: 'the key is of another order' })
    return tools.answers.json(await running.order, row.success)
  }
}

function keyOf(c: OrderContext): string {
  const { data } = idempotencyKey.safeParse(c.req.header(idempotencyHeader))
  if (!data) throw fieldsRefused([idempotencyHeader], 'the header is missing or malformed')
  return data.toLowerCase()
}

async function placeOrder(
  tools: RouteTools,
  row: OwnRow,
  c: OrderContext,
  wish: Wish,
): Promise<unknown> {
  const calls = ownCalls(tools, c, wish.member)
  const show = (answer: unknown) => {
    const shown = row.answer(answer, { userId: wish.member.userId }) as OrderDetail
    return { answer, shown }
  }
  const find = () => findOrder(calls, wish.key, wish.body.items)
  const { answer, shown, isReplay } =
    (await earlierOrder(tools, calls, wish, { find, show })) ??
    (await createOrder(tools, c, wish, { calls, find, show }))
  warnOfAmount(tools, c, wish.body, shown)
  await (isReplay ? takeOutOrdered : emptyCart)(answer, calls)
  return shown
}

/**
 * The order that an earlier request with this key has placed; null where this one may create it.
 * @throws GatewayError 503 `orderNotSent` where nobody can say, 400 where it cannot be paid that way,
 * 409 where an earlier request may still be under way
 */
async function earlierOrder(
  { deps }: RouteTools,
  calls: OwnCalls,
  { body }: Wish,
  { find, show }: Pick<Looking, 'find' | 'show'>,
): Promise<Placed | null> {
  const { onlinePayments, orderSettleMs } = deps.config.shop
  const [found, offer] = await Promise.all([
    find().catch((error: unknown) => {
      throw notSent(error)
    }),
    offersPayWay(calls, body.payWay, onlinePayments).catch(notSent),
  ])
  if (found !== null) return readFound(calls, found, show)
  if (offer instanceof GatewayError) throw offer
  if (!offer) throw payWayRefused()
  const waitMs = orderSettleMs - (body.sentSecondsAgo ?? Number.POSITIVE_INFINITY) * 1000
  if (waitMs <= 0) return null
  throw new GatewayError(409, {
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
    reason: 'an earlier request may still be under way',
  })
}

/**
 * Has the upstream create an order. Where its answer gets lost the order is looked for once more.
 * @throws GatewayError with the upstream's refusal, or 504 `orderUnknown`
 */
async function createOrder(
  tools: RouteTools,
  c: OrderContext,
  { member, key, body }: Wish,
  { calls, find, show }: Looking,
): Promise<Placed> {
  const call = callOf('POST', '/order', upstreamBody(tools, key, body), member)
  const headers = { [idempotencyHeader.toLowerCase()]: key }
  try {
    const { created, isReplay } = await sendUpstream(
      tools,
      c,
      { ...call, headers },
      async (answer) => ({
        created: await readJson(answer),
        isReplay: answer.headers.get(replayedHeader) === 'true',
      }),
    )
    return { ...showCreated(created, show), isReplay }
  } catch (error) {
    if (isAnswered(error)) throw error
    const found = await find().catch(() => null)
    if (found !== null) return readFound(calls, found, show)
    throw withProblem(504, 'orderUnknown', error)
  }
}

/** An answer that is not the order of this person is no answer. */
function showCreated(created: unknown, show: Looking['show']) {
  try {
    return show(created)
  } catch (error) {
    throw withProblem(502, 'orderUnknown', error)
  }
}

/** Reads an order that is known to stand; where that fails it must not look as if it did not. */
async function readFound({ ask }: OwnCalls, id: number, show: Looking['show']): Promise<Placed> {
  try {
    return { ...show(await ask('GET', `/order/${id}`)), isReplay: true }
  } catch (error) {
    throw withProblem(504, 'orderUnknown', error)
  }
}

/** What shipping costs the gateway says, whatever the browser sent (decisions M2 and M8). */
function upstreamBody({ deps }: RouteTools, key: string, body: OrderCreation) {
  const { floor, agreedTotal: _, sentSecondsAgo: __, ...rest } = body
  const { shippingPrice } = deps.config.shop
  return {
    ...rest,
    floor: toUpstreamFloor(floor),
    paymentId: key,
    shippingPrice,
  } satisfies UpstreamOrderCreation
}

/** Tells the operator that the upstream charges another amount than the person agreed to. */
function warnOfAmount(
  { deps }: RouteTools,
  c: OrderContext,
  { agreedTotal }: OrderCreation,
  { id, totalPriceItems, totalPriceExtra }: OrderDetail,
): void {
  if (agreedTotal === undefined) return
  const agreedCents = Math.round(agreedTotal * 100)
  const chargedCents = Math.round((totalPriceItems + totalPriceExtra) * 100)
  if (agreedCents === chargedCents) return
  const facts = { order: id, agreedCents, chargedCents }
  createLog(deps)({ event: 'order-amount-differs', id: c.var.requestId, ...facts })
}

/** Whether an error is the upstream's own refusal: only then is it certain that nothing was done. */
function isAnswered(error: unknown): boolean {
  return error instanceof GatewayError && error.status < 500
}

function payWayRefused(): GatewayError {
  return new GatewayError(400, {
    data: { payWay: [words.payWayNotOffered] },
    reason: 'this way to pay is not offered',
  })
}

/** A refusal of the person or the key as it is; any other failure says that nothing was sent. */
function notSent(error: unknown): GatewayError {
  const kept = [401, 410, 422, 429]
  const isKept = error instanceof GatewayError && kept.includes(error.status)
  return isKept ? error : withProblem(503, 'orderNotSent', error)
}

function withProblem(status: number, code: OrderProblem, error: unknown): GatewayError {
  const reason = error instanceof Error ? error.message : String(error)
  return new GatewayError(status, { data: { code }, reason })
}

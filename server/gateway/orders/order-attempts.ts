import { idempotencyHeader } from '#contract/shop/order-creation'
import { placeOrder } from '#upstream/endpoints/orders'
import { impossibleOrderBody, type OrderBody } from '#upstream/order-body'
import type { Buyer } from '../http/api'
import { sha256Of } from '../lib/digest'
import { GatewayError } from '../lib/gateway-error'
import { apiCookie, endsApiCookie } from '../session/api-cookie'
import { readJson, retryAfterOf } from '../upstream/read-answer'

/** What the API said to one `POST /order`; `error` where it made no order. */
interface OrderAnswer {
  body: unknown
  error: GatewayError | null
  /** It answered the same key before: the answer is of then. */
  isReplay: boolean
}

interface KeyedOrder {
  buyer: Buyer
  /** The browser's key. */
  key: string
}

/** Of whom the keys of an order are: a guest's are made of a secret that the API never gets. */
const ownerOfKeys = (buyer: Buyer) => buyer.userId ?? `guest ${buyer.state().secret}`

/**
 * Keys of one order. The API answers a key for a day with what it said first, also where that was a
 * refusal, and compares no bodies: after each refusal the order needs another key. They are made of
 * the browser's key, so that every copy of the gateway, also after a restart, finds the same ones.
 */
export async function keyOfAttempt(
  owner: number | string,
  key: string,
  attempt: number,
): Promise<string> {
  return (await sha256Of(`order ${owner} ${key} ${attempt}`)).slice(0, 32)
}

/**
 * Sends `POST /order` under the key of an attempt. The session's cookie makes the key the person's:
 * without it the API would answer anybody who sends the same key from the same address. A guest's key
 * nobody else can make, but from another address the API does not know it.
 * @throws GatewayError where there is no definite answer, 409 while an earlier request is under way,
 * and 401 where the session has ended
 */
async function postOrder(
  order: KeyedOrder,
  attempt: number,
  body: OrderBody | typeof impossibleOrderBody,
): Promise<OrderAnswer> {
  const { buyer } = order
  const headers = {
    [idempotencyHeader.toLowerCase()]: await keyOfAttempt(ownerOfKeys(buyer), order.key, attempt),
    ...(buyer.userId !== null && apiCookie(buyer.session)),
  }
  return buyer.sendRaw(placeOrder, { body, headers }, (answer) => {
    const isReplay = answer.headers.get('idempotent-replay') === 'true'
    if (answer.status < 400 || answer.status >= 500) {
      return { body: readJson(answer), error: null, isReplay }
    }
    if (endsApiCookie(answer)) throw new GatewayError(401)
    const error = refusalIn(() => readJson(answer))
    if (error.status === 409) throw underWay(retryAfterOf(answer))
    return { body: null, error, isReplay }
  })
}

function refusalIn(read: () => unknown): GatewayError {
  try {
    read()
  } catch (error) {
    if (error instanceof GatewayError) return error
    throw error
  }
  throw new GatewayError(502, { reason: 'the upstream refused with a success' })
}

/** Seconds until the browser asks again, where the API names none. */
const pauseSeconds = 2

/** 409: an earlier request may still be under way. */
export function underWay(seconds: string | null = null): GatewayError {
  return new GatewayError(409, {
    headers: { 'retry-after': seconds ?? String(pauseSeconds) },
    reason: 'an earlier request is still under way',
  })
}

/** Most refusals of one order that are looked through for its answer. */
const mostAttempts = 20

/** An order that stands, or the attempt that may make one, under a key that was never used. */
export type EarlierOrder = { answer: unknown } | { next: number }

/**
 * Asks whether an earlier request has placed the order, from an attempt on. The question uses up
 * its key: a request that is late cannot place the order any more.
 * @throws GatewayError as `postOrder`
 */
export async function findEarlierOrder(order: KeyedOrder, from = 0): Promise<EarlierOrder> {
  for (let attempt = from; attempt < mostAttempts; attempt += 1) {
    const { body, error, isReplay } = await postOrder(order, attempt, impossibleOrderBody)
    if (!error) return { answer: body }
    if (!isReplay && error.status !== 400) throw error
    if (!isReplay) return { next: attempt + 1 }
  }
  throw new GatewayError(429, { reason: 'too many refusals of one order' })
}

/** An order that the API has answered. */
export interface AnsweredOrder {
  answer: unknown
  isReplay: boolean
}

/**
 * Sends an order, under the key of an attempt that it names through `onAttempt`; a refusal that is
 * a replay is passed over.
 * @throws GatewayError the refusal of this request, or as `postOrder`
 */
export async function sendOrder(
  order: KeyedOrder & { body: OrderBody },
  from: number,
  onAttempt: (attempt: number) => void,
): Promise<AnsweredOrder> {
  for (let attempt = from; attempt < mostAttempts; attempt += 1) {
    onAttempt(attempt)
    const { body, error, isReplay } = await postOrder(order, attempt, order.body)
    if (!error) return { answer: body, isReplay }
    if (!isReplay) throw error
  }
  throw new GatewayError(429, { reason: 'too many refusals of one order' })
}

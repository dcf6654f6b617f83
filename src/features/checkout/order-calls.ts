import * as z from 'zod/mini'
import { isBankAsked } from '#components/account/bank-visit'
import { submitErrors } from '#components/form/validation'
import { readCart } from '#contract/endpoints/cart'
import { type Endpoint, requestLineOf } from '#contract/endpoints/endpoint'
import { findSentOrder, placeOrder } from '#contract/endpoints/orders'
import { errorAnswer } from '#contract/errors/error-answer'
import {
  type OrderDetail,
  type OrderProblem,
  orderDetail,
  orderProblem,
} from '#contract/shop/order'
import { idempotencyHeader } from '#contract/shop/order-creation'
import type { Call } from '#lib/http/call'
import { ApiError, type ApiProblem, isGreek, problemOf } from '#lib/http/problem'
import { problemOfAnswer } from '#lib/http/request'
import type { HttpAnswer, SendRequest } from '#lib/http/send-request'
import {
  cartChanges,
  changedItems,
  changesSince,
  type OrderAttempt,
  type OrderChange,
} from './order'
import type { OrderKeys } from './order-keys'
import type { CheckOutcome, SendOutcome } from './order-outcome'
import { readShopTerms } from './shop-terms'

/** In ms; longer than the gateway's three attempts at the API. */
const orderTimeoutMs = 20_000

/** The API sends one sentence or a list of them. */
const sentence = z.pipe(
  z.optional(z.union([z.string(), z.array(z.string())])),
  z.transform((sentences) => [sentences].flat()[0]),
)
const itemProblems = z.object({
  items: z.array(z.object({ product: sentence, quantity: sentence })),
})

interface OrderCallDeps {
  send: SendRequest
  call: Call
  keys: OrderKeys
  /** In ms since 1970. */
  now: () => number
  /** Runs `act` in one tab at a time. */
  inTurn: <Result>(act: () => Promise<Result>) => Promise<Result>
  /** Reads the session again after a 401 or 410. */
  recheckSession: () => void
}

export interface OrderCalls {
  /** Compares prices, quantities, shipping and fee with the shop's current data. */
  check: (attempt: OrderAttempt) => Promise<CheckOutcome>
  /** `POST /api/orders` under the order's idempotency key. */
  send: (attempt: OrderAttempt) => Promise<SendOutcome>
  /** Asks for the order that a guest sent before they signed in, and places none. */
  find: (attempt: OrderAttempt) => Promise<SendOutcome>
}

export function createOrderCalls(deps: OrderCallDeps): OrderCalls {
  const { keys, inTurn } = deps
  return {
    check: async (attempt) => {
      const placed = keys.placedFrom(attempt)
      if (placed) return placed
      // It may have been placed already, so changes since then do not matter.
      return keys.isUnanswered(attempt) ? { kind: 'asShown' } : compareWithShop(deps, attempt)
    },
    send: (attempt) => inTurn(async () => keys.placedFrom(attempt) ?? sendAndRecord(deps, attempt)),
    find: (attempt) => inTurn(async () => keys.placedFrom(attempt) ?? findSent(deps, attempt)),
  }
}

async function compareWithShop(
  { call }: OrderCallDeps,
  attempt: OrderAttempt,
): Promise<CheckOutcome> {
  try {
    const found = await call(readCart)
    // Before an order is paid online, it says itself what it costs.
    const changes = attempt.isPaidOnline
      ? cartChanges(attempt, found)
      : changesSince(attempt, found, await readShopTerms(call, found))
    return changes.length > 0 ? { kind: 'changed', changes } : { kind: 'asShown' }
  } catch (error) {
    const { kind } = problemOf(error)
    return { kind: kind === 'signedOut' || kind === 'sessionEnded' ? 'signedOut' : 'unread' }
  }
}

/** Outcomes after which the order is certainly not placed by this request. */
const notPlaced: readonly SendOutcome['kind'][] = [
  'underWay',
  'rateLimited',
  'notSent',
  'signedOut',
]

/** Sends an order and records whether this request may have placed it. */
async function sendAndRecord(deps: OrderCallDeps, attempt: OrderAttempt): Promise<SendOutcome> {
  const before = deps.keys.lastSent(attempt)
  const outcome = await sendOnce(deps, placeOrder, attempt, before)
  if (notPlaced.includes(outcome.kind)) deps.keys.restoreSent(attempt, before)
  // This request had no effect; an earlier one may have placed the order.
  return outcome.kind === 'notSent' && before !== null ? { kind: 'unclear' } : outcome
}

async function findSent(deps: OrderCallDeps, attempt: OrderAttempt): Promise<SendOutcome> {
  const before = deps.keys.lastSent(attempt)
  const outcome = await sendOnce(deps, findSentOrder, attempt, before)
  // The question places nothing: what was sent before may have.
  deps.keys.restoreSent(attempt, before)
  return outcome
}

async function sendOnce(
  deps: OrderCallDeps,
  endpoint: Endpoint,
  attempt: OrderAttempt,
  lastSent: number | null,
): Promise<SendOutcome> {
  const { keys, now } = deps
  const sentSecondsAgo = lastSent === null ? undefined : Math.max(0, (now() - lastSent) / 1000)
  try {
    const answer = await deps.send({
      ...requestLineOf(endpoint),
      body: { ...attempt.body, agreedTotal: attempt.total, sentSecondsAgo },
      headers: { [idempotencyHeader]: keys.keyFor(attempt) },
      timeoutMs: orderTimeoutMs,
    })
    return await outcomeOf(deps, attempt, answer)
  } catch (failure) {
    if (failure instanceof ApiError) return { kind: 'unclear' }
    throw failure
  }
}

/** What a problem of an order says by its name alone. */
const toldOutcomes = {
  orderNotSent: 'notSent',
  orderPlacedUnseen: 'placedUnseen',
  orderKeyLost: 'keyLost',
  orderNotPlaced: 'notPlaced',
  orderDiffers: null,
  orderUnpaid: null,
  orderUnknown: null,
} as const satisfies Record<OrderProblem, SendOutcome['kind'] | null>

async function outcomeOf(
  deps: OrderCallDeps,
  attempt: OrderAttempt,
  answer: HttpAnswer,
): Promise<SendOutcome> {
  if (answer.status < 400) {
    const { data } = z.safeParse(orderDetail, answer.body)
    return data ? placedOutcome(attempt, data) : { kind: 'unclear' }
  }
  const problem = problemOfAnswer(answer)
  if (problem.kind === 'signedOut' || problem.kind === 'sessionEnded') {
    deps.recheckSession()
    return { kind: 'signedOut' }
  }
  const named = namedProblem(answer.body)
  const told = named && toldOutcomes[named.code]
  if (told) return { kind: told }
  if (named?.code === 'orderUnpaid' && named.uuid) return { kind: 'unpaid', uuid: named.uuid }
  if (problem.kind !== 'refused') return outcomeOfProblem(problem)
  if (answer.status === 422) {
    return named?.uuid ? { kind: 'differs', uuid: named.uuid } : { kind: 'keyTaken' }
  }
  const reported = reportedItems(attempt, answer.body)
  if (reported.length > 0) {
    return { kind: 'changed', changes: await currentChanges(deps, attempt, reported) }
  }
  const { fields, form = '' } = submitErrors(problem.errors, ({ message }) => message)
  return { kind: 'refused', fields, whole: isGreek(form) ? form : null }
}

/** An order is paid at once where it costs what was agreed, and was not paid perhaps a moment ago. */
function placedOutcome({ total }: OrderAttempt, order: OrderDetail): SendOutcome {
  const { uuid, status, paymentStatus, isPaidOnline, totalPriceItems, totalPriceExtra } = order
  const isUnpaid = isPaidOnline && status === 'PENDING' && paymentStatus === 'PENDING'
  const isAsAgreed = Math.abs(totalPriceItems + totalPriceExtra - total) < 0.005
  const isPaidAtOnce = isUnpaid && isAsAgreed && !isBankAsked(order)
  return { kind: isPaidAtOnce ? 'toBePaid' : 'placed', uuid }
}

function outcomeOfProblem(problem: Exclude<ApiProblem, { kind: 'refused' }>): SendOutcome {
  if (problem.kind === 'conflict') return { kind: 'underWay' }
  if (problem.kind === 'rateLimited') return { kind: 'rateLimited', seconds: problem.seconds }
  if (problem.kind === 'forbidden' || problem.kind === 'missing') {
    return { kind: 'refused', fields: {}, whole: null }
  }
  return { kind: 'unclear' }
}

function namedProblem(refusal: unknown) {
  const wrapper = z.safeParse(errorAnswer, refusal)
  return z.safeParse(orderProblem, wrapper.data?.data).data
}

/** Reads `{ items: [{ quantity }] }`: one entry for each item of the order, in its sequence. */
function reportedItems({ body, items }: OrderAttempt, refusal: unknown): OrderChange[] {
  const wrapper = z.safeParse(errorAnswer, refusal)
  const { data } = z.safeParse(itemProblems, wrapper.data?.data)
  return (data?.items ?? []).flatMap((problem, at): OrderChange[] => {
    const sentence = problem.quantity ?? problem.product
    const product = body.items[at]?.product
    const name = items.find((item) => item.product === product)?.name
    if (sentence === undefined || product === undefined || name === undefined) return []
    // The API refuses some items in English: such sentences are not shown.
    return [
      isGreek(sentence)
        ? { kind: 'said', product, name, sentence }
        : { kind: 'short', product, name },
    ]
  })
}

/** The cart has the remaining stock; without a difference there the API's sentences are used. */
async function currentChanges(
  { call }: OrderCallDeps,
  attempt: OrderAttempt,
  reported: OrderChange[],
): Promise<OrderChange[]> {
  const found = await call(readCart).catch(() => null)
  const changes = found ? changedItems(attempt, found) : []
  return changes.length > 0 ? changes : reported
}

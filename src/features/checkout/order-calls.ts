import * as z from 'zod/mini'
import { errorAnswer } from '../../../contract/errors/error-answer'
import { cart } from '../../../contract/shop/cart'
import { idempotencyHeader } from '../../../contract/shop/idempotency-key'
import { orderDetail } from '../../../contract/shop/order-detail'
import { orderProblem } from '../../../contract/shop/order-problem'
import { type ApiProblem, problemOf } from '../../lib/http/api-problem'
import type { ApiRequest } from '../../lib/http/create-api-request'
import type { SendRequest } from '../../lib/http/create-sender'
import { HttpStatusError, NoConnectionError, TimeoutError } from '../../lib/http/http-errors'
import type { HttpAnswer } from '../../lib/http/http-request'
import type { ownRequest } from '../../session/own-request'
import type { OrderAttempt } from './order-attempt'
import { changedItems, changesSince, type OrderChange } from './order-changes'
import type { OrderKeys } from './order-keys'
import type { CheckOutcome, SendOutcome } from './order-outcome'
import { readShopTerms } from './read-shop-terms'

/** How long an order may take, in ms: longer than the gateway waits for the API three times. */
const patienceMs = 20_000

/** The API says one sentence, or a list of them. */
const sentence = z.pipe(
  z.optional(z.union([z.string(), z.array(z.string())])),
  z.transform((said) => [said].flat()[0]),
)
const itemProblems = z.object({
  items: z.array(z.object({ product: sentence, quantity: sentence })),
})

export interface OrderCallDeps {
  send: SendRequest
  ask: ApiRequest
  /** Asks for what belongs to the person who is here. */
  askOwn: typeof ownRequest
  keys: OrderKeys
  /** In milliseconds since 1970. */
  now: () => number
  /** Has one tab after the other do something; the others wait. */
  inTurn: <Result>(act: () => Promise<Result>) => Promise<Result>
  /** Has the session asked who is here: an answer said that nobody is. */
  suspect: () => void
}

/** What an order asks the API for. */
export interface OrderCalls {
  /** Whether what was shown still holds: prices, pieces, shipping, fee (A5-80). */
  check: (attempt: OrderAttempt) => Promise<CheckOutcome>
  /** `POST /api/orders`, under the order's key. */
  send: (attempt: OrderAttempt) => Promise<SendOutcome>
}

export function createOrderCalls(deps: OrderCallDeps): OrderCalls {
  const { keys, inTurn } = deps
  return {
    check: async (attempt) => {
      const uuid = keys.placedFrom(attempt)
      if (uuid) return { kind: 'placed', uuid }
      // The same order again: whatever has changed since, it may have been placed already.
      return keys.isUnanswered(attempt) ? { kind: 'asShown' } : checkAnew(deps, attempt)
    },
    send: (attempt) =>
      inTurn(async () => {
        const uuid = keys.placedFrom(attempt)
        return uuid ? { kind: 'placed', uuid } : sendAndNote(deps, attempt)
      }),
  }
}

async function checkAnew(
  { ask, askOwn }: OrderCallDeps,
  attempt: OrderAttempt,
): Promise<CheckOutcome> {
  const [found, terms] = await Promise.all([
    askOwn({ path: '/api/cart', answer: cart }),
    readShopTerms(ask),
  ])
  if (found.kind === 'signedOut' || found.kind === 'sessionEnded') return { kind: 'signedOut' }
  if (found.kind !== 'done' || !terms.ok) return { kind: 'unread' }
  const changes = changesSince(attempt, found.data, terms.data)
  return changes.length > 0 ? { kind: 'changed', changes } : { kind: 'asShown' }
}

/** Outcomes of a request that has certainly not placed the order. */
const notPlaced: readonly SendOutcome['kind'][] = ['underWay', 'heldBack', 'notSent', 'signedOut']

/** Sends an order, and notes when it may have been placed. */
async function sendAndNote(deps: OrderCallDeps, attempt: OrderAttempt): Promise<SendOutcome> {
  const before = deps.keys.lastSent(attempt)
  const outcome = await sendOnce(deps, attempt, before)
  if (notPlaced.includes(outcome.kind)) deps.keys.restoreSent(attempt, before)
  // This request did nothing; an earlier one may have.
  return outcome.kind === 'notSent' && before !== null ? { kind: 'unclear' } : outcome
}

async function sendOnce(
  deps: OrderCallDeps,
  attempt: OrderAttempt,
  lastSent: number | null,
): Promise<SendOutcome> {
  const { keys, now } = deps
  const sentSecondsAgo = lastSent === null ? undefined : Math.max(0, (now() - lastSent) / 1000)
  try {
    const answer = await deps.send({
      method: 'POST',
      path: '/api/orders',
      body: { ...attempt.body, agreedTotal: attempt.total, sentSecondsAgo },
      headers: { [idempotencyHeader]: keys.keyFor(attempt) },
      timeoutMs: patienceMs,
      isAnswer: () => true,
    })
    return await outcomeOf(deps, attempt, answer)
  } catch (failure) {
    if (failure instanceof NoConnectionError || failure instanceof TimeoutError) {
      return { kind: 'unclear' }
    }
    throw failure
  }
}

async function outcomeOf(
  deps: OrderCallDeps,
  attempt: OrderAttempt,
  answer: HttpAnswer,
): Promise<SendOutcome> {
  if (answer.status < 400) {
    const { data } = z.safeParse(orderDetail, answer.body)
    return data ? { kind: 'placed', uuid: data.uuid } : { kind: 'unclear' }
  }
  const problem = problemOf(new HttpStatusError('POST /api/orders', answer))
  if (problem.kind === 'signedOut' || problem.kind === 'sessionEnded') {
    deps.suspect()
    return { kind: 'signedOut' }
  }
  if (isNotSent(answer.body)) return { kind: 'notSent' }
  if (problem.kind !== 'refused') return outcomeOfProblem(problem)
  if (problem.status === 422) return { kind: 'keyTaken' }
  const said = itemsSaid(attempt, answer.body)
  if (said.length > 0) return { kind: 'changed', changes: await changesNow(deps, attempt, said) }
  const fields = Object.entries(problem.fields).map(([name, [first = '']]) => [name, first])
  return { kind: 'refused', fields: Object.fromEntries(fields), whole: problem.message }
}

function outcomeOfProblem(problem: Exclude<ApiProblem, { kind: 'refused' }>): SendOutcome {
  if (problem.kind === 'conflict') return { kind: 'underWay' }
  if (problem.kind === 'tooMany') return { kind: 'heldBack', seconds: problem.retryAfterSeconds }
  if (problem.kind === 'forbidden' || problem.kind === 'missing') {
    return { kind: 'refused', fields: {}, whole: null }
  }
  return { kind: 'unclear' }
}

function isNotSent(refusal: unknown): boolean {
  const wrapper = z.safeParse(errorAnswer, refusal)
  return z.safeParse(orderProblem, wrapper.data?.data).data?.code === 'orderNotSent'
}

/** What the API said of single products: `{ items: [{ quantity }] }`, one place for each. */
function itemsSaid({ body, items }: OrderAttempt, refusal: unknown): OrderChange[] {
  const wrapper = z.safeParse(errorAnswer, refusal)
  const { data } = z.safeParse(itemProblems, wrapper.data?.data)
  return (data?.items ?? []).flatMap((problem, at): OrderChange[] => {
    const sentence = problem.quantity ?? problem.product
    const product = body.items[at]?.product
    const name = items.find((item) => item.product === product)?.name
    if (sentence === undefined || product === undefined || name === undefined) return []
    // Some APIs say it in English: nobody is shown that.
    const isGreek = /\p{Script=Greek}/u.test(sentence)
    return [isGreek ? { kind: 'said', product, name, sentence } : { kind: 'short', product, name }]
  })
}

/** The cart knows how many there are left; where it shows nothing, the API's sentence stands. */
async function changesNow(
  { askOwn }: OrderCallDeps,
  attempt: OrderAttempt,
  said: OrderChange[],
): Promise<OrderChange[]> {
  const found = await askOwn({ path: '/api/cart', answer: cart })
  const changes = found.kind === 'done' ? changedItems(attempt, found.data) : []
  return changes.length > 0 ? changes : said
}

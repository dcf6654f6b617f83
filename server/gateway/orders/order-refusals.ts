import * as z from 'zod/mini'
import type { CartItem } from '#contract/shop/cart'
import type { OrderProblem, orderProblem } from '#contract/shop/order'
import type { OrderCreation } from '#contract/shop/order-creation'
import { orderFieldNames } from '#upstream/order-body'
import { notOnSale, piecesLeft } from '#upstream/refusal-texts'
import { GatewayError } from '../lib/gateway-error'
import { messages } from '../lib/messages'

/** Another order stands under the key or was made of the cart, which the browser names. */
export function orderDiffers(uuid: string): GatewayError {
  const data: z.infer<typeof orderProblem> = { code: 'orderDiffers', uuid }
  return new GatewayError(422, { data, reason: 'another order stands' })
}

/** A guest's order stands that nobody can show any more. */
export function orderPlacedUnseen(): GatewayError {
  return withProblem(409, 'orderPlacedUnseen', 'the order of a cart that is gone is not known')
}

/** A guest's order was sent with a secret that is lost: nobody can tell any more. */
export function orderKeyLost(): GatewayError {
  return withProblem(409, 'orderKeyLost', 'the keys of this order are lost')
}

/** An earlier request has placed no order, and will place none. */
export function orderNotPlaced(): GatewayError {
  return withProblem(404, 'orderNotPlaced', 'there is no order of this key')
}

/** Another order waits to be paid online: it is paid or cancelled first. */
export function orderUnpaid(uuid: string): GatewayError {
  const data: z.infer<typeof orderProblem> = { code: 'orderUnpaid', uuid }
  return new GatewayError(409, { data, reason: 'another order waits for its payment' })
}

/** An error that says how it stands with the order. */
export function withProblem(status: number, code: OrderProblem, error: unknown): GatewayError {
  const reason = error instanceof Error ? error.message : String(error)
  return new GatewayError(status, { data: { code }, reason })
}

/** Refusals that explain themselves stay as they are; any other failure becomes `orderNotSent`. */
export function notSent(error: unknown): GatewayError {
  const kept = [401, 409, 410, 422, 429]
  const isKept =
    error instanceof GatewayError &&
    (kept.includes(error.status) || error.details.data !== undefined)
  return isKept ? error : withProblem(503, 'orderNotSent', error)
}

/** Whether an error is the API's own refusal: only then is it certain that nothing was done. */
export function isAnswered(error: unknown): boolean {
  return error instanceof GatewayError && error.status < 500
}

/** 429 for a person, or an address, with too many orders. */
export function tooManyOrders(waitMs: number): GatewayError {
  return new GatewayError(429, {
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
    reason: 'too many orders of one client',
  })
}

export function payWayRefused(): GatewayError {
  return new GatewayError(400, {
    data: { payWay: [messages.payWayNotOffered] },
    reason: 'this way to pay is not offered',
  })
}

/** Whether an order is refused for its way to pay: what was kept of that may be old. */
export function isOfPayWay(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false
  const { data, refusal } = error.details
  return 'payWay' in Object(data ?? refusal)
}

/** Whether the order is refused because the bank was told of another amount, or knows it no more. */
const isOfPayment = (refusal: unknown) => z.safeParse(paymentRefusal, refusal).success

const paymentRefusal = z.object({
  error: z.object({ type: z.string().check(z.startsWith('payment_')) }),
})

/** What a refusal of the API says, as far as it is about the cart or a stock. */
function cartProblem(refusal: unknown): { product: number | null } | null {
  if (typeof refusal !== 'object' || refusal === null) return null
  if ('cart' in refusal) return { product: null }
  const { error } = refusal as { error?: { type?: unknown; productId?: unknown } }
  if (typeof error !== 'object' || error?.type !== 'insufficient_stock') return null
  return { product: Number(error.productId) }
}

/**
 * A refusal in the names of the contract. Where there is too little of a product, the API says so
 * in a sentence for all of them: the cart, read again, says which.
 */
export async function explainedRefusal(
  error: GatewayError,
  { items }: OrderCreation,
  readAgain: () => Promise<readonly CartItem[]>,
): Promise<GatewayError> {
  const { refusal, ...details } = error.details
  if (isOfPayment(refusal)) return withProblem(503, 'orderNotSent', 'it would cost something else')
  // It is paid in another way than was known: by another bank, for instance.
  if ('paymentIntentId' in Object(refusal)) return payWayRefused()
  const problem = cartProblem(refusal)
  if (problem === null) {
    return new GatewayError(error.status, { ...details, refusal: renamed(refusal) })
  }
  const held = await readAgain()
  const rows = items.map(({ product, quantity }) => {
    const found = held.find((item) => item.product.id === product)?.product
    if (found && !found.active) return { product: [notOnSale] }
    if (found && found.stock < quantity) return { quantity: [piecesLeft(found.stock)] }
    return product === problem.product ? { quantity: [messages.fewerLeft] } : {}
  })
  const isNamed = rows.some((row) => Object.keys(row).length > 0)
  const data = { items: isNamed ? rows : items.map(() => ({ quantity: [messages.fewerLeft] })) }
  return new GatewayError(error.status, { ...details, data, reason: 'the cart cannot be ordered' })
}

function renamed(refusal: unknown): unknown {
  if (typeof refusal !== 'object' || refusal === null || Array.isArray(refusal)) return refusal
  return Object.fromEntries(
    Object.entries(refusal).map(([name, text]) => [orderFieldNames[name] ?? name, text]),
  )
}

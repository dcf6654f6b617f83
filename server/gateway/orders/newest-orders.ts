import * as z from 'zod/mini'
import type { OrderCreation } from '#contract/shop/order-creation'
import { listOrders, readOrderByUuid } from '#upstream/endpoints/orders'
import { order } from '#upstream/order'
import type { Buyer } from '../http/api'
import { bought, listOf } from '../http/visible'
import { hasItems, isSameOrder } from './same-order'

type StoredOrder = z.output<typeof order>

/** How many of a person's newest orders are looked through for one whose answer was lost. */
const newestOrders = 10

/** Of a guest each is a call. */
const newestOfGuest = 3

/**
 * Those of a guest are the ones that this browser knows of.
 * @throws GatewayError the reason why orders cannot be read
 */
export async function readNewestOrders(buyer: Buyer): Promise<readonly StoredOrder[]> {
  if (buyer.userId === null) {
    const known = buyer.state().orders.slice(0, newestOfGuest)
    const read = known.map(({ uuid }) =>
      buyer.askIfAny({ ...readOrderByUuid, answer: z.unknown() }, { params: { uuid } }),
    )
    const found = (await Promise.all(read)).filter((row) => row !== null)
    return listOf(order, bought)(found, buyer)
  }
  const query = { ordering: '-createdAt', pageSize: `${newestOrders}` }
  return buyer.ask(listOrders, { query, visible: bought })
}

/** Orders that stand: a cancelled one may be ordered again. */
const stands = ({ status }: StoredOrder) => status !== 'CANCELED'

/** The requested order among those that were not there before it was sent. */
export function newOrderOf(
  body: OrderCreation,
  before: readonly StoredOrder[],
  now: readonly StoredOrder[],
): StoredOrder | undefined {
  const known = new Set(before.map(({ id }) => id))
  return now.find((row) => !known.has(row.id) && isSameOrder(row, body))
}

/** Clocks of gateway and API may differ by so much, and an order may take so long. */
const leewayMs = 120_000

/** Whether the person has seen a cart in which everything was: its sum comes with the order. */
const wasShown = ({ agreedTotal, sentSecondsAgo }: OrderCreation) =>
  agreedTotal !== undefined || sentSecondsAgo !== undefined

/**
 * The order that a moment ago was made of the cart that was shown: the same one, or, where the cart is empty since,
 * one of the same items with other details. The API has no key of it: another device sent it, or its
 * answer was too large or too broken to be kept.
 */
export function recentOrderOf(
  body: OrderCreation,
  {
    newest,
    isCartEmpty,
    now,
  }: { newest: readonly StoredOrder[]; isCartEmpty: boolean; now: number },
): { order: StoredOrder; isSame: boolean } | null {
  if (!wasShown(body)) return null
  const since = now - (body.sentSecondsAgo ?? 0) * 1000 - leewayMs
  const recent = newest.filter((row) => stands(row) && Date.parse(row.createdAt) >= since)
  const same = recent.find((row) => isSameOrder(row, body))
  if (same) return { order: same, isSame: true }
  const other = isCartEmpty ? recent.find((row) => hasItems(row, body.items)) : undefined
  return other ? { order: other, isSame: false } : null
}

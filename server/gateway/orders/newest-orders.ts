import * as z from 'zod/mini'
import type { OrderCreation } from '#contract/shop/order-creation'
import { listOrders, readOrderByUuid } from '#upstream/endpoints/orders'
import { order, orderStanding } from '#upstream/order'
import { readRows } from '#upstream/rows'
import type { Buyer } from '../http/api'
import { bought, shownRows } from '../http/visible'
import { hasItems, hasUnknownItems, isSameOrder } from './same-order'

type StoredOrder = z.output<typeof order>

/** One of the newest orders, as far as it can be read: `whole` is null where not all of it can. */
export interface NewestOrder extends z.output<typeof orderStanding> {
  whole: StoredOrder | null
}

/** How many of a person's newest orders are looked through for one whose answer was lost. */
const newestOrders = 10

/** Of a guest each is a call. */
const newestOfGuest = 3

/**
 * Those of a guest are the ones that this browser knows of. One of which something cannot be read is
 * among them: it may wait to be paid, or be the one that is looked for.
 * @throws GatewayError the reason why orders cannot be read
 */
export async function readNewestOrders(buyer: Buyer): Promise<readonly NewestOrder[]> {
  const rows = await readRowsOf(buyer)
  const whole = shownRows(order, rows, bought, buyer)
  const unread = rows.filter((row) => !z.safeParse(order, row).success)
  const standing = readRows(orderStanding, unread).items.filter((row) => bought(row, buyer))
  return [
    ...whole.map((row) => ({ ...row, whole: row })),
    ...standing.map((row) => ({ ...row, whole: null })),
  ]
}

async function readRowsOf(buyer: Buyer): Promise<readonly unknown[]> {
  if (buyer.userId === null) {
    const known = buyer.state().orders.slice(0, newestOfGuest)
    const read = known.map(({ uuid }) =>
      buyer.askIfAny({ ...readOrderByUuid, answer: z.unknown() }, { params: { uuid } }),
    )
    return (await Promise.all(read)).filter((row) => row !== null)
  }
  const query = { ordering: '-createdAt', pageSize: `${newestOrders}` }
  return buyer.ask({ ...listOrders, rows: z.unknown() }, { query })
}

/** Orders that stand: a cancelled one may be ordered again. */
const stands = ({ status }: NewestOrder) => status !== 'CANCELED'

/** Whether nobody can say of what an order is. */
const isUnread = ({ whole }: NewestOrder) => whole === null || hasUnknownItems(whole)

const isSame = ({ whole }: NewestOrder, body: OrderCreation) =>
  whole !== null && isSameOrder(whole, body)

/** Whether an order is of these items, as far as they can be read. */
const mayHaveItems = (row: NewestOrder, { items }: OrderCreation) =>
  isUnread(row) || (row.whole !== null && hasItems(row.whole, items))

/**
 * The requested order among those that were not there before it was sent; `unread` where it is none of
 * them, but may be one that cannot be compared.
 */
export function newOrderOf(
  body: OrderCreation,
  before: readonly NewestOrder[],
  now: readonly NewestOrder[],
): NewestOrder | 'unread' | undefined {
  const known = new Set(before.map(({ id }) => id))
  const added = now.filter(({ id }) => !known.has(id))
  return added.find((row) => isSame(row, body)) ?? (added.some(isUnread) ? 'unread' : undefined)
}

/** Clocks of gateway and API may differ by so much, and an order may take so long. */
const leewayMs = 120_000

/** Whether the person has seen a cart in which everything was: its sum comes with the order. */
const wasShown = ({ agreedTotal, sentSecondsAgo }: OrderCreation) =>
  agreedTotal !== undefined || sentSecondsAgo !== undefined

/**
 * The order that a moment ago was made of the cart that was shown: the same one, or, where the cart is empty since,
 * one of the same items, as far as they can be read, with other details. The API has no key of it: another device sent it, or its
 * answer was too large or too broken to be kept.
 */
export function recentOrderOf(
  body: OrderCreation,
  {
    newest,
    isCartEmpty,
    now,
  }: { newest: readonly NewestOrder[]; isCartEmpty: boolean; now: number },
): { order: NewestOrder; isSame: boolean } | null {
  if (!wasShown(body)) return null
  const since = now - (body.sentSecondsAgo ?? 0) * 1000 - leewayMs
  const recent = newest.filter((row) => stands(row) && Date.parse(row.createdAt) >= since)
  const same = recent.find((row) => isSame(row, body))
  if (same) return { order: same, isSame: true }
  const other = isCartEmpty ? recent.find((row) => mayHaveItems(row, body)) : undefined
  return other ? { order: other, isSame: false } : null
}

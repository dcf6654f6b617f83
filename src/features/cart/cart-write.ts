import type { Cart, CartItem, UnreadCartItem } from '#contract/shop/cart'
import { type ItemObstacle, obstacleOf } from './cart-changes'

/** A change of a product in the cart. */
export type ProductWrite = { product: number; name: string; quantity: number } & (
  | { kind: 'add' }
  /** `quantity` is the new quantity. */
  | { kind: 'change'; item: number }
  /** `quantity` is the old quantity. */
  | { kind: 'remove'; item: number }
)

/** A change of the cart requested by the customer. */
export type CartWrite =
  | ProductWrite
  /** Removes an item that cannot be read. */
  | { kind: 'discard'; item: number; name: string; product?: undefined }

export function piecesIn(cart: Cart | null, product: number): number {
  const found = cart?.cartItems.find((item) => item.product.id === product)
  return found?.quantity ?? 0
}

/** Whether the cart shows that a write with a lost response was carried out. */
export function isFulfilled(write: CartWrite, before: Cart | null, now: Cart | null): boolean {
  if (write.kind === 'discard') return !now?.unreadItems.some(({ id }) => id === write.item)
  const pieces = piecesIn(now, write.product)
  if (write.kind === 'add') return pieces >= piecesIn(before, write.product) + write.quantity
  return pieces === (write.kind === 'remove' ? 0 : write.quantity)
}

/** Appends a write, which replaces a waiting one for the same item; the first is in progress. */
export function queuedWith(queue: readonly CartWrite[], write: CartWrite): CartWrite[] {
  if (write.kind === 'add') return [...queue, write]
  const others = queue.filter(
    (waiting, at) => at === 0 || waiting.kind === 'add' || waiting.item !== write.item,
  )
  return [...others, write]
}

/** Quantity of a cart item after all writes of the queue. */
export function expectedQuantity(
  item: { id: number; quantity: number },
  queue: readonly CartWrite[],
): number {
  const last = queue.findLast((write) => write.kind !== 'add' && write.item === item.id)
  if (!last) return item.quantity
  return last.kind === 'change' ? last.quantity : 0
}

/** A cart item as it will be after the pending writes. */
export interface ExpectedItem {
  item: CartItem
  quantity: number
  obstacle: ItemObstacle | null
}

interface Status {
  cart: Cart | null
  queue: readonly CartWrite[]
  settled: CartWrite | null
}

/** The items after all pending writes, and after a completed one until the cart is read again. */
export function expectedItems({ cart, queue, settled }: Status): ExpectedItem[] {
  const writes = writesOf({ queue, settled })
  return (cart?.cartItems ?? []).flatMap((item) => {
    const quantity = expectedQuantity(item, writes)
    return quantity === 0 ? [] : [{ item, quantity, obstacle: obstacleOf(item, quantity) }]
  })
}

/** What is counted of a cart. Amounts in euro. */
export type CartTotals = Pick<Cart, 'totalPrice' | 'totalDiscountValue' | 'totalItems'>

/** The cart's totals without the items that cannot be ordered in any quantity. */
export function orderableTotals(cart: Cart, items: readonly ExpectedItem[]): CartTotals {
  const left = items.filter(({ obstacle }) => obstacle !== null && obstacle.kind !== 'tooFew')
  const without = (total: number, partOf: (item: CartItem) => number) =>
    left.reduce(
      (cents, { item }) => cents - Math.round(partOf(item) * 100),
      Math.round(total * 100),
    ) / 100
  return {
    totalPrice: without(cart.totalPrice, ({ totalPrice }) => totalPrice),
    totalDiscountValue: without(cart.totalDiscountValue, (item) => item.totalDiscountValue),
    totalItems: without(cart.totalItems, ({ quantity }) => quantity),
  }
}

/** The items that cannot be read, without those that are being removed. */
export function expectedUnread({ cart, ...status }: Status): UnreadCartItem[] {
  const writes = writesOf(status)
  return (cart?.unreadItems ?? []).filter(
    ({ id }) => !writes.some((write) => write.kind === 'discard' && write.item === id),
  )
}

function writesOf({ queue, settled }: Pick<Status, 'queue' | 'settled'>): readonly CartWrite[] {
  return settled ? [settled, ...queue] : queue
}

import type { Cart } from '../../../contract/shop/cart'

/** Something that a person does with a cart. `product` and `name` say with what, in each case. */
export type CartWrite = { product: number; name: string; quantity: number } & (
  | { kind: 'add' }
  /** `quantity` pieces from now on. */
  | { kind: 'change'; item: number }
  /** `quantity` is how many there were. */
  | { kind: 'remove'; item: number }
)

/** How many pieces of a product a cart holds. */
export function piecesIn(cart: Cart | null, product: number): number {
  const found = cart?.cartItems.find((item) => item.product.id === product)
  return found?.quantity ?? 0
}

/**
 * Whether a write was carried out although its answer was lost, judged by the cart before it and
 * the present one (A5 76).
 */
export function isFulfilled(write: CartWrite, before: Cart | null, now: Cart | null): boolean {
  const pieces = piecesIn(now, write.product)
  if (write.kind === 'add') return pieces >= piecesIn(before, write.product) + write.quantity
  return pieces === (write.kind === 'remove' ? 0 : write.quantity)
}

/**
 * Puts a write at the end of the queue. It takes the place of an earlier one for the same cart item
 * that still waits; the first is under way and stays.
 */
export function queuedWith(queue: readonly CartWrite[], write: CartWrite): CartWrite[] {
  if (write.kind === 'add') return [...queue, write]
  const others = queue.filter(
    (waiting, at) => at === 0 || waiting.kind === 'add' || waiting.item !== write.item,
  )
  return [...others, write]
}

/** How many pieces of a cart item there will be once everything in the queue is done. */
export function wantedQuantity(
  item: { id: number; quantity: number },
  queue: readonly CartWrite[],
): number {
  const last = queue.findLast((write) => write.kind !== 'add' && write.item === item.id)
  if (!last) return item.quantity
  return last.kind === 'remove' ? 0 : last.quantity
}

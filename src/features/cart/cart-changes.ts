import * as z from 'zod/mini'
import type { Cart, CartItem } from '#contract/shop/cart'
import { id, money } from '#contract/wire/scalars'
import { translate } from '#contract/wire/translations'

/** A cart item as last shown; unit price in euro. */
const seenItem = z.object({ product: id, name: z.string(), finalPrice: money })
export const seenItems = z.array(seenItem)
export type SeenItem = z.infer<typeof seenItem>

/** A change of a cart item that was not made here. Unit prices in euro. */
export type CartChange = { product: number; name: string } & (
  | { kind: 'price'; before: number; now: number }
  | { kind: 'gone' }
)

/** The part of a cart that is stored for comparison. */
export function seenOf(cart: Cart): SeenItem[] {
  return cart.cartItems.map(({ product, finalPrice }) => ({
    product: product.id,
    name: translate(product.translations, 'name'),
    finalPrice,
  }))
}

/**
 * Compares the stored items with a cart.
 * @param removedByUser id of the product that was just removed here
 */
export function changesIn(
  seen: readonly SeenItem[],
  cart: Cart,
  removedByUser: number | null,
): CartChange[] {
  return seen.flatMap(({ product, name, finalPrice: before }): CartChange[] => {
    const item = cart.cartItems.find((one) => one.product.id === product)
    if (!item) {
      const isUnread = cart.unreadItems.some((unread) => unread.name === name)
      return product === removedByUser || isUnread ? [] : [{ kind: 'gone', product, name }]
    }
    const now = item.finalPrice
    return now === before ? [] : [{ kind: 'price', product, name, before, now }]
  })
}

/** Merges new changes into those not dismissed yet: one per product, from its first price. */
export function mergeChanges(
  pending: readonly CartChange[],
  fresh: readonly CartChange[],
): CartChange[] {
  const kept = pending.filter(({ product }) => !fresh.some((change) => change.product === product))
  return [...kept, ...fresh.map((change) => fromFirst(pending, change))]
}

function fromFirst(pending: readonly CartChange[], change: CartChange): CartChange {
  const earlier = pending.find(({ product }) => product === change.product)
  if (earlier?.kind !== 'price' || change.kind !== 'price') return change
  return { ...change, before: earlier.before }
}

/** Why a cart item cannot be ordered. */
export type ItemObstacle =
  | { kind: 'notOnSale' }
  | { kind: 'soldOut' }
  | { kind: 'tooFew'; stock: number }

/** Why this quantity of a cart item cannot be ordered; null if it can. */
export function obstacleOf({ product }: CartItem, quantity: number): ItemObstacle | null {
  if (!product.active) return { kind: 'notOnSale' }
  if (product.stock === 0) return { kind: 'soldOut' }
  return quantity > product.stock ? { kind: 'tooFew', stock: product.stock } : null
}

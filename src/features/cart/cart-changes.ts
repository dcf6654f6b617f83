import * as z from 'zod/mini'
import type { Cart } from '../../../contract/shop/cart'
import type { CartItem } from '../../../contract/shop/cart-item'
import { id, money } from '../../../contract/wire/scalars'
import { translate } from '../../../contract/wire/translations'

/** What the person saw of a cart item when it was last read; the price is of one piece, in euro. */
const seenItem = z.object({ product: id, name: z.string(), finalPrice: money })
export const seenItems = z.array(seenItem)
export type SeenItem = z.infer<typeof seenItem>

/** What happened to a cart item without the person's doing. Prices of one piece, in euro. */
export type CartChange = { product: number; name: string } & (
  | { kind: 'price'; before: number; now: number }
  | { kind: 'gone' }
)

/** What to remember of a cart until it is read again. */
export function seenOf(cart: Cart): SeenItem[] {
  return cart.cartItems.map(({ product, finalPrice }) => ({
    product: product.id,
    name: translate(product.translations, 'name'),
    finalPrice,
  }))
}

/**
 * Compares what was seen with a cart, item by item.
 * @param ownRemoval the product that the person has just taken out
 */
export function changesIn(
  seen: readonly SeenItem[],
  cart: Cart,
  ownRemoval: number | null,
): CartChange[] {
  return seen.flatMap(({ product, name, finalPrice: before }): CartChange[] => {
    const item = cart.cartItems.find((one) => one.product.id === product)
    if (!item) return product === ownRemoval ? [] : [{ kind: 'gone', product, name }]
    const now = item.finalPrice
    return now === before ? [] : [{ kind: 'price', product, name, before, now }]
  })
}

/** Adds what is new to what is still to be told: one change a product, from its first price. */
export function joined(told: readonly CartChange[], fresh: readonly CartChange[]): CartChange[] {
  const kept = told.filter(({ product }) => !fresh.some((change) => change.product === product))
  return [...kept, ...fresh.map((change) => fromFirst(told, change))]
}

function fromFirst(told: readonly CartChange[], change: CartChange): CartChange {
  const earlier = told.find(({ product }) => product === change.product)
  if (earlier?.kind !== 'price' || change.kind !== 'price') return change
  return { ...change, before: earlier.before }
}

/** Why a cart item cannot be ordered as it is. */
export type ItemObstacle =
  | { kind: 'notOnSale' }
  | { kind: 'soldOut' }
  /** There are only so many. */
  | { kind: 'tooFew'; stock: number }

/** What stands in the way of ordering so many pieces of a cart item; null where nothing does. */
export function obstacleOf({ product }: CartItem, quantity: number): ItemObstacle | null {
  if (!product.active) return { kind: 'notOnSale' }
  if (product.stock === 0) return { kind: 'soldOut' }
  return quantity > product.stock ? { kind: 'tooFew', stock: product.stock } : null
}

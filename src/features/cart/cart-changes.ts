import * as z from 'zod/mini'
import type { Cart, CartItem } from '#contract/shop/cart'
import { id, money } from '#contract/wire/scalars'
import { translate } from '#contract/wire/translations'

/** A cart item as last shown; unit price in euro. */
const seenItem = z.object({
  product: id,
  name: z.string(),
  finalPrice: money,
  quantity: z.number(),
})
export const seenItems = z.array(seenItem)
export type SeenItem = z.infer<typeof seenItem>

/** A change of a cart item that was not made here. Unit prices in euro; the pieces that are gone. */
export type CartChange = { product: number; name: string } & (
  | { kind: 'price'; before: number; now: number }
  | { kind: 'gone'; quantity: number }
)

/** The part of a cart that is stored for comparison. */
export function seenOf(cart: Cart): SeenItem[] {
  return cart.cartItems.map(({ product, finalPrice, quantity }) => ({
    product: product.id,
    name: translate(product.translations, 'name'),
    finalPrice,
    quantity,
  }))
}

/**
 * Compares the stored items with a cart.
 * @param removedByUser id of the product that was just removed here
 */
function changesIn(
  seen: readonly SeenItem[],
  cart: Cart,
  removedByUser: number | null,
): CartChange[] {
  return seen.flatMap(({ product, name, finalPrice: before, quantity }): CartChange[] => {
    const item = cart.cartItems.find((one) => one.product.id === product)
    if (!item) {
      const isUnread = cart.unreadItems.some((unread) => unread.name === name)
      return product === removedByUser || isUnread
        ? []
        : [{ kind: 'gone', product, name, quantity }]
    }
    const now = item.finalPrice
    return now === before ? [] : [{ kind: 'price', product, name, before, now }]
  })
}

interface Settled {
  kind: 'add' | 'change' | 'remove' | 'discard'
  product?: number | undefined
  name: string
  quantity?: number
}

/**
 * The changes of a cart after a completed write. A product that was added and is not there was removed
 * elsewhere, or belongs to a guest whose browser keeps no cart.
 */
export function changesAfter(
  settled: Settled | null,
  seen: readonly SeenItem[],
  cart: Cart,
): CartChange[] {
  const { kind, product = null, name = '', quantity = 1 } = settled ?? {}
  const changes = changesIn(seen, cart, kind === 'remove' ? product : null)
  if (kind !== 'add' || product === null) return changes
  const isTold = changes.some((change) => change.product === product)
  const isUnread = cart.unreadItems.some((unread) => unread.name === name)
  if (isIn(cart, product) || isTold || isUnread) return changes
  return [...changes, { kind: 'gone', product, name, quantity }]
}

const isIn = ({ cartItems }: Cart, product: number) =>
  cartItems.some((item) => item.product.id === product)

/** The changes that are still so: a product that was gone may be back. */
export function stillTrue(changes: readonly CartChange[], cart: Cart): CartChange[] {
  return changes.filter(({ kind, product }) => kind !== 'gone' || !isIn(cart, product))
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

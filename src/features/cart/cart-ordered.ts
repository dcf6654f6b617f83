import * as z from 'zod/mini'
import type { Cart } from '#contract/shop/cart'
import { id } from '#contract/wire/scalars'
import type { CartChange } from './cart-changes'

/** A product of an order, which the shop takes out of the cart. */
export const orderedItem = z.object({ product: id, quantity: z.number() })
export type OrderedItem = z.infer<typeof orderedItem>

/** A product, or pieces of one, that left the cart with an order without being part of it. */
export const emptiedItem = z.object({ product: id, name: z.string(), quantity: z.number() })
export type EmptiedItem = z.infer<typeof emptiedItem>

interface AfterOrder {
  /** What is not explained by the order. */
  changes: readonly CartChange[]
  emptied: readonly EmptiedItem[]
  /** The order's items, as long as they may still leave the cart. */
  ordered: readonly OrderedItem[]
}

/**
 * Explains what is gone from the cart by an order: the shop empties the whole cart with it.
 * @param cart as last read; null if it was not
 */
export function afterOrder(
  changes: readonly CartChange[],
  ordered: readonly OrderedItem[],
  cart: Cart | null,
): AfterOrder {
  const orderedOf = (product: number) =>
    ordered.find((item) => item.product === product)?.quantity ?? 0
  if (!changes.some(({ kind, product }) => kind === 'gone' && orderedOf(product) > 0)) {
    const mayLeave = cart === null || ordered.some(({ product }) => isIn(cart, product))
    return { changes, emptied: [], ordered: mayLeave ? ordered : [] }
  }
  return {
    changes: changes.filter(({ kind }) => kind !== 'gone'),
    emptied: changes.flatMap((change) => {
      if (change.kind !== 'gone') return []
      const { product, name } = change
      const quantity = change.quantity - orderedOf(product)
      return quantity > 0 ? [{ product, name, quantity }] : []
    }),
    ordered: [],
  }
}

/** What has not been put into the cart again. */
export function stillEmptied(emptied: readonly EmptiedItem[], cart: Cart): EmptiedItem[] {
  return emptied.filter(({ product }) => !isIn(cart, product))
}

const isIn = ({ cartItems }: Cart, product: number) =>
  cartItems.some((item) => item.product.id === product)

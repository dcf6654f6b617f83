import { sql } from 'drizzle-orm'
import { newCartOf } from '../cart/queries'
import { cartItems } from '../database/tables/cart'
import type { RouteDeps } from '../lib/dependencies'
import { newStamps } from '../lib/new-stamps'
import type { WholeOrder } from './queries'

/**
 * Puts the items of an order into its owner's cart, at most as many as there are. As in the real
 * API, a line of which only a part was added is in both lists.
 */
export async function reorder(deps: RouteDeps, user: number, { items }: WholeOrder) {
  const { db } = deps.store
  const cart = await newCartOf(deps, user)
  const entries = items.map(({ product, quantity }) => {
    const added = product.active ? Math.max(0, Math.min(quantity, product.stock)) : 0
    return {
      productId: product.id,
      requestedQuantity: quantity,
      addedQuantity: added,
      reason: reasonOf(product.active, quantity, added),
    }
  })
  for (const { productId: product, addedQuantity: quantity } of entries) {
    if (quantity === 0) continue
    const more = sql`${cartItems.quantity} + ${quantity}`
    await db
      .insert(cartItems)
      .values({ cart: cart.id, product, quantity, ...newStamps(deps) })
      .onConflictDoUpdate({ target: [cartItems.cart, cartItems.product], set: { quantity: more } })
  }
  return {
    cartId: cart.id,
    addedItems: entries.filter(({ addedQuantity }) => addedQuantity > 0),
    skippedItems: entries.filter(({ reason }) => reason !== ''),
  }
}

function reasonOf(isActive: boolean, wanted: number, added: number): string {
  if (!isActive) return 'inactive'
  if (added === 0) return 'out_of_stock'
  return added < wanted ? 'partial' : ''
}

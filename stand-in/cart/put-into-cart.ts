import { eq, sql } from 'drizzle-orm'
import { fieldErrors } from '../answers/api-error'
import { plainRefusals, refusalFor } from '../answers/plain-refusals'
import { answerWords } from '../seed/answer-words'
import { shoppingWords } from '../seed/shopping-words'
import type { RouteParts } from '../stand-in-parts'
import { cartItems, carts } from '../store/cart-tables'
import { newStamps } from '../store/new-stamps'
import { products } from '../store/shop-tables'

/**
 * How many pieces of a product a cart may hold: with extensions as many as there are of one that is
 * on sale; the real API takes any number of any product, and refuses the order.
 */
export async function stockOf(parts: RouteParts, product: number): Promise<number> {
  const { store, extensions } = parts
  const [found] = await store.db.select().from(products).where(eq(products.id, product))
  if (!found) {
    const improved = fieldErrors({ product: [answerWords.noSuch(product)] })
    throw refusalFor(parts, improved, plainRefusals.noSuchKey('product', product))
  }
  if (!extensions) return Number.MAX_SAFE_INTEGER
  if (!found.active) throw fieldErrors({ product: [shoppingWords.notOnSale] })
  return found.stock
}

/** Somebody did something with a cart. */
export async function touchCart({ store, clock }: RouteParts, cart: number): Promise<void> {
  const now = clock.now().getTime()
  await store.db.update(carts).set({ lastActivity: now, updatedAt: now }).where(eq(carts.id, cart))
}

/**
 * Puts pieces of a product into a cart. A product that is there already gets more, in one step, so
 * that two presses at once lose nothing.
 * @throws ApiError 400 where the product is not on sale or there are not as many of it
 */
export async function putIntoCart(
  parts: RouteParts,
  cart: number,
  product: number,
  quantity: number,
) {
  const stock = await stockOf(parts, product)
  const tooFew = () => fieldErrors({ quantity: [shoppingWords.tooFew(stock)] })
  if (quantity > stock) throw tooFew()
  const stamps = newStamps(parts)
  const sum = sql`${cartItems.quantity} + ${quantity}`
  const [item] = await parts.store.db
    .insert(cartItems)
    .values({ cart, product, quantity, ...stamps })
    .onConflictDoUpdate({
      target: [cartItems.cart, cartItems.product],
      set: { quantity: sum, updatedAt: stamps.updatedAt },
      setWhere: sql`${sum} <= ${stock}`,
    })
    .returning()
  if (!item) throw tooFew()
  await touchCart(parts, cart)
  return item
}

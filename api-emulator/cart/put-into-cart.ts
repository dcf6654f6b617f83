import { eq, sql } from 'drizzle-orm'
import { fieldErrors } from '../answers/api-error'
import { plainRefusals, refusalFor } from '../answers/plain-refusals'
import type { RouteDeps } from '../dependencies'
import { answerMessages } from '../seed/answer-words'
import { shoppingWords } from '../seed/shopping-words'
import { cartItems, carts } from '../store/cart-tables'
import { newStamps } from '../store/new-stamps'
import { products } from '../store/shop-tables'

/**
 * How many pieces of a product a cart may hold: with extensions as many as there are of one that is
 * on sale; the real API takes any number of any product, and refuses the order.
 */
export async function stockOf(deps: RouteDeps, product: number): Promise<number> {
  const { store, extensions } = deps
  const [found] = await store.db.select().from(products).where(eq(products.id, product))
  if (!found) {
    const improved = fieldErrors({ product: [answerMessages.noSuch(product)] })
    throw refusalFor(deps, improved, plainRefusals.noSuchKey('product', product))
  }
  if (!extensions) return Number.MAX_SAFE_INTEGER
  if (!found.active) throw fieldErrors({ product: [shoppingWords.notOnSale] })
  return found.stock
}

/** Somebody did something with a cart. */
export async function touchCart({ store, clock }: RouteDeps, cart: number): Promise<void> {
  const now = clock.now().getTime()
  await store.db.update(carts).set({ lastActivity: now, updatedAt: now }).where(eq(carts.id, cart))
}

/**
 * Puts pieces of a product into a cart. A product that is there already gets more, in one step, so
 * that two presses at once lose nothing.
 * @throws ApiError 400 where the product is not on sale or there are not as many of it
 */
export async function putIntoCart(
  deps: RouteDeps,
  cart: number,
  product: number,
  quantity: number,
) {
  const stock = await stockOf(deps, product)
  const tooFew = () => fieldErrors({ quantity: [shoppingWords.tooFew(stock)] })
  if (quantity > stock) throw tooFew()
  const stamps = newStamps(deps)
  const sum = sql`${cartItems.quantity} + ${quantity}`
  const [item] = await deps.store.db
    .insert(cartItems)
    .values({ cart, product, quantity, ...stamps })
    .onConflictDoUpdate({
      target: [cartItems.cart, cartItems.product],
      set: { quantity: sum, updatedAt: stamps.updatedAt },
      setWhere: sql`${sum} <= ${stock}`,
    })
    .returning()
  if (!item) throw tooFew()
  await touchCart(deps, cart)
  return item
}

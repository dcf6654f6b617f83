import * as z from 'zod/mini'
import { id } from '../wire/scalars'

/** Most pieces of one product that can be asked for at once. */
export const largestQuantity = 999

const quantity = z.int().check(z.positive(), z.maximum(largestQuantity))

/** Body of `POST /api/cart/items`. A product that the cart already holds gets more pieces. */
export const cartItemCreation = z.object({ cart: id, product: id, quantity })
export type CartItemCreation = z.infer<typeof cartItemCreation>

/** Body of `PUT /api/cart/items/{id}`: how many pieces there are from now on. */
export const cartItemChange = z.object({ quantity })
export type CartItemChange = z.infer<typeof cartItemChange>

/** Answer of `POST /cart/item` (201): what the cart now holds of the product. It is no cart. */
export const cartItemReceipt = z.object({
  id,
  cart: id,
  product: id,
  quantity: z.int().check(z.positive()),
})

/** Raised when something is put into a cart that was never read. */
export class CartNotFound extends Error {
  override readonly name = 'CartNotFound'

  constructor() {
    super('Cart not found')
  }
}

/**
 * The body that adds a product to the cart that was read.
 * @throws CartNotFound where there is none (R166)
 */
export function cartItemFor(
  cart: { id: number } | null,
  product: number,
  quantity: number,
): CartItemCreation {
  if (!cart) throw new CartNotFound()
  return { cart: cart.id, product, quantity }
}

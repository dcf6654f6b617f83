import * as z from 'zod/mini'
import { stampFields, uuidField } from '../wire/common-fields'
import { count, dateTime, id, money, percent } from '../wire/scalars'
import { product } from './product'

/**
 * A product in a cart with its quantity. `finalPrice`, `discountValue` and `vatValue` are for one
 * piece, the totals for all of them; amounts in euro.
 */
export const cartItem = z.object({
  id,
  cart: id,
  product,
  quantity: z.int().check(z.positive()),
  price: money,
  finalPrice: money,
  discountValue: money,
  discountPercent: percent,
  priceSavePercent: percent,
  vatPercent: percent,
  vatValue: money,
  totalPrice: money,
  totalDiscountValue: money,
  ...stampFields,
  ...uuidField,
})
export type CartItem = z.infer<typeof cartItem>

/**
 * A person's cart, from `GET /cart`, which makes one when there is none. `totalItems` adds up the
 * quantities, `totalItemsUnique` counts the products. `totalVatValue` leaves the quantities out in
 * some versions: do not show it.
 */
export const cart = z.object({
  id,
  user: z.nullish(id),
  cartItems: z.array(cartItem),
  totalPrice: money,
  totalDiscountValue: money,
  totalVatValue: money,
  totalItems: count,
  totalItemsUnique: count,
  lastActivity: dateTime,
  ...stampFields,
  ...uuidField,
})
export type Cart = z.infer<typeof cart>

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

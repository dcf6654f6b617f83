import * as z from 'zod/mini'
import { stampFields, uuidField } from '../wire/common-fields'
import { count, dateTime, id, money, percent } from '../wire/scalars'
import { product } from './product'
import { quantity, storedQuantity } from './quantity'

/**
 * A product in a cart with its quantity. `finalPrice`, `discountValue` and `vatValue` are for one
 * piece, the totals for all of them; amounts in euro.
 */
export const cartItem = z.object({
  id,
  /** 0 where the number of its cart is not known. */
  cart: count,
  product,
  quantity: storedQuantity,
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
 * What is known of a product in a cart that cannot be read: an empty name, and null instead of the id,
 * without which it cannot be removed, where these are unknown, too.
 */
const unreadCartItem = z.object({ id: z.nullable(id), name: z.string() })
export type UnreadCartItem = z.infer<typeof unreadCartItem>

/**
 * The cart of a member, or of a guest in this browser. `totalItems` adds up the quantities,
 * `totalItemsUnique` counts the products. `totalVatValue` ignores the quantities: do not show
 * it. A new cart has another `uuid`, which for a guest is not the API's: that one opens it.
 */
export const cart = z.object({
  /** 0 for a guest who has put nothing into one yet. */
  id: count,
  user: z.nullish(id),
  cartItems: z.array(cartItem),
  /** The cart can only be ordered without them. */
  unreadItems: z._default(z.array(unreadCartItem), []),
  totalPrice: money,
  totalDiscountValue: money,
  totalVatValue: money,
  totalItems: count,
  totalItemsUnique: count,
  /** Weight of all pieces, which the price of shipping may follow. */
  totalWeightGrams: z._default(count, 0),
  lastActivity: dateTime,
  ...stampFields,
  ...uuidField,
})
export type Cart = z.infer<typeof cart>

/** Body of `POST /api/cart/items`. Adds to the quantity of a product that is in the cart. */
export const cartItemCreation = z.object({ cart: count, product: id, quantity })
export type CartItemCreation = z.infer<typeof cartItemCreation>

/** Body of `PUT /api/cart/items/{id}`: the new quantity. */
export const cartItemChange = z.object({ quantity })

/** Answer of `POST /api/cart/items` (201): the product's new quantity. */
export const cartItemReceipt = z.object({
  id,
  cart: count,
  product: id,
  quantity: storedQuantity,
})

/**
 * What came of a guest's cart, from `POST /api/cart/merge`: the pieces that it held of each product,
 * and those that came into the member's, fewer where the stock ends. Without items there was none.
 */
export const cartMerge = z.object({
  items: z.array(z.object({ product: id, name: z.string(), asked: storedQuantity, added: count })),
})
export type CartMerge = z.infer<typeof cartMerge>

/** Raised when a product is added before the cart was read. */
export class CartNotFound extends Error {
  override readonly name = 'CartNotFound'

  constructor() {
    super('Cart not found')
  }
}

/**
 * The body that adds a product to the cart that was read.
 * @throws CartNotFound where there is none
 */
export function cartItemFor(
  cart: { id: number } | null,
  product: number,
  quantity: number,
): CartItemCreation {
  if (!cart) throw new CartNotFound()
  return { cart: cart.id, product, quantity }
}

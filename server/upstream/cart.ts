import * as z from 'zod/mini'
import type { Cart, CartItem } from '../../contract/shop/cart'
import { storedQuantity } from '../../contract/shop/quantity'
import { stampFields, uuidField } from '../../contract/wire/common-fields'
import { count, dateTime, id, money, percent } from '../../contract/wire/scalars'
import { product } from './product'

/** A product in a cart. Its `cartId` is the uuid of the cart, not the number. */
const apiCartItem = z.object({
  id,
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

/** A person's cart, whose `items` the contract names `cartItems`. Recommendations are not read. */
const apiCart = z.object({
  id,
  user: z.nullish(id),
  items: z.array(apiCartItem),
  totalPrice: money,
  totalDiscountValue: money,
  totalVatValue: money,
  totalItems: count,
  totalItemsUnique: count,
  totalWeightGrams: z._default(count, 0),
  lastActivity: dateTime,
  ...stampFields,
  ...uuidField,
})

function toCart({ items, ...cart }: z.infer<typeof apiCart>): Cart {
  return { ...cart, cartItems: items.map((item): CartItem => ({ ...item, cart: cart.id })) }
}

/** A cart in the shape of the contract. */
export const cart = z.pipe(apiCart, z.transform(toCart))

/** An item as the answer to a change has it: its cart's number is that of the cart. */
export function cartItemOf(cartId: number) {
  return z.pipe(
    apiCartItem,
    z.transform((item): CartItem => ({ ...item, cart: cartId })),
  )
}

/** The answer to adding a product: the item with its new quantity. */
export function cartItemReceiptOf(cartId: number) {
  return z.pipe(
    z.object({ id, product: z.object({ id }), quantity: storedQuantity }),
    z.transform((item) => ({ ...item, product: item.product.id, cart: cartId })),
  )
}

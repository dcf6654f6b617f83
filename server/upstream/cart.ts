import * as z from 'zod/mini'
import type { Cart, CartItem, UnreadCartItem } from '../../contract/shop/cart'
import { storedQuantity } from '../../contract/shop/quantity'
import { uuidField } from '../../contract/wire/common-fields'
import { count, id, money, percent } from '../../contract/wire/scalars'
import { apiDateTime, apiStamps } from './date-time'
import { knownName, product } from './product'
import { toShape } from './shape'

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
  ...apiStamps,
  ...uuidField,
})

/** A cart, whose `items` the contract names `cartItems`. Recommendations are not read. */
const apiCart = z.object({
  id,
  user: z.nullish(id),
  items: z.array(z.unknown()),
  totalPrice: money,
  totalDiscountValue: money,
  totalVatValue: money,
  totalItems: count,
  totalItemsUnique: count,
  totalWeightGrams: z._default(count, 0),
  lastActivity: apiDateTime,
  ...apiStamps,
  ...uuidField,
})

/** What may be known of an item that cannot be read. */
const itemFacts = z.object({ id: z.catch(z.nullable(id), null), product: z.unknown() })

function toUnreadItem(row: unknown): UnreadCartItem {
  const { data } = z.safeParse(itemFacts, row)
  return { id: data?.id ?? null, name: knownName(data?.product) }
}

function toCart({ items, ...cart }: z.infer<typeof apiCart>) {
  const cartItems: CartItem[] = []
  const unreadItems: UnreadCartItem[] = []
  for (const row of items) {
    const { data: item } = z.safeParse(apiCartItem, row)
    if (item) cartItems.push({ ...item, cart: cart.id })
    else unreadItems.push(toUnreadItem(row))
  }
  return { ...cart, cartItems, unreadItems }
}

/** A cart in the shape of the contract; an item that cannot be read hides no other. */
export const cart = z.pipe(apiCart, toShape<Cart>()(toCart))

/** An item as the answer to a change has it: its cart's number is that of the cart. */
export function cartItemOf(cartId: number) {
  return z.pipe(
    apiCartItem,
    toShape<CartItem>()((item) => ({ ...item, cart: cartId })),
  )
}

/** The answer to adding a product: the item with its new quantity. */
export function cartItemReceiptOf(cartId: number) {
  return z.pipe(
    z.object({ id, product: z.object({ id }), quantity: storedQuantity }),
    z.transform((item) => ({ ...item, product: item.product.id, cart: cartId })),
  )
}

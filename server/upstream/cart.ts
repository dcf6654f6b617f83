import * as z from 'zod/mini'
import {
  type Cart,
  type CartItem,
  cart as contractCart,
  cartItem as contractItem,
  type UnreadCartItem,
} from '../../contract/shop/cart'
import { storedQuantity } from '../../contract/shop/quantity'
import { id } from '../../contract/wire/scalars'
import { apiDateTime, apiStamps } from './date-time'
import { knownName, product } from './product'
import { toShape } from './shape'

/** A product in a cart, but for the number of its cart: `cartId` is the uuid. */
export const cartItem = z.extend(z.omit(contractItem, { cart: true }), { product, ...apiStamps })

/** A cart, whose `items` the contract names `cartItems`. Recommendations are not read. */
const apiCart = z.extend(z.omit(contractCart, { cartItems: true, unreadItems: true }), {
  id,
  items: z.array(z.unknown()),
  lastActivity: apiDateTime,
  ...apiStamps,
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
    const { data: item } = z.safeParse(cartItem, row)
    if (item) cartItems.push({ ...item, cart: cart.id })
    else unreadItems.push(toUnreadItem(row))
  }
  return { ...cart, cartItems, unreadItems }
}

/** A cart in the shape of the contract; an item that cannot be read hides no other. */
export const cart = z.pipe(apiCart, toShape<Cart>()(toCart))

/** The answer to adding a product: the item with its new quantity, but for the number of its cart. */
export const cartItemReceipt = z.pipe(
  z.object({ id, product: z.object({ id }), quantity: storedQuantity }),
  z.transform((item) => ({ ...item, product: item.product.id })),
)

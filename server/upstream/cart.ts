import * as z from 'zod/mini'
import {
  type Cart,
  type CartItem,
  cart as contractCart,
  cartItem as contractItem,
  type UnreadCartItem,
} from '../../contract/shop/cart'
import { storedQuantity } from '../../contract/shop/quantity'
import { count, id, money, uuid } from '../../contract/wire/scalars'
import { apiDateTime, unknownTime } from './date-time'
import { lenient, unshownFields } from './lenient'
import { knownName, product } from './product'
import { toShape } from './shape'

/** A product in a cart, but for the number of its cart: `cartId` is the uuid. */
export const cartItem = z.extend(
  lenient(z.omit(contractItem, { cart: true }), {
    ...{ vatValue: 0, discountPercent: 0, priceSavePercent: 0 },
  }),
  { product, ...unshownFields },
)

/**
 * A cart, whose `items` the contract names `cartItems`. Recommendations are not read. Only what it is
 * known by, what is in it and what that costs has to fit: its items tell how many they are.
 */
const apiCart = z.extend(
  lenient(z.omit(contractCart, { cartItems: true, unreadItems: true }), { totalVatValue: 0 }),
  {
    id,
    user: contractCart.shape.user,
    items: z.array(z.unknown()),
    ...unshownFields,
    uuid,
    lastActivity: z.catch(apiDateTime, unknownTime),
    totalDiscountValue: z.catch(z.nullable(money), null),
    totalItems: z.catch(z.nullable(count), null),
    totalItemsUnique: z.catch(z.nullable(count), null),
  },
)

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
  const sumOf = (of: (item: CartItem) => number) =>
    cartItems.reduce((sum, item) => sum + of(item), 0)
  return {
    ...cart,
    cartItems,
    unreadItems,
    totalDiscountValue: cart.totalDiscountValue ?? sumOf((item) => item.totalDiscountValue),
    totalItems: cart.totalItems ?? sumOf(({ quantity }) => quantity),
    totalItemsUnique: cart.totalItemsUnique ?? items.length,
  }
}

/** A cart in the shape of the contract; an item that cannot be read hides no other. */
export const cart = z.pipe(apiCart, toShape<Cart>()(toCart))

/** The answer to adding a product: the item with its new quantity, but for the number of its cart. */
export const cartItemReceipt = z.pipe(
  z.object({ id, product: z.object({ id }), quantity: storedQuantity }),
  z.transform((item) => ({ ...item, product: item.product.id })),
)

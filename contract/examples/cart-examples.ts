import type { z } from 'zod/mini'
import type {
  cart,
  cartItem,
  cartItemChange,
  cartItemCreation,
  cartItemReceipt,
  cartMerge,
} from '../shop/cart'
import type { favourite, favouriteCreation, favouritesByProducts } from '../shop/favourite'
import { exampleProduct } from './catalogue-examples'
import { stamps, uuidOf } from './example-stamps'

export const exampleCartItem = {
  id: 502,
  uuid: uuidOf(502),
  cart: 77,
  product: exampleProduct,
  quantity: 3,
  price: 8,
  finalPrice: 7.92,
  discountValue: 2,
  discountPercent: 25,
  priceSavePercent: 25,
  vatPercent: 24,
  vatValue: 1.92,
  totalPrice: 23.76,
  totalDiscountValue: 6,
  ...stamps,
} satisfies z.input<typeof cartItem>

/** Three packs of one product. */
export const exampleCart = {
  id: 77,
  uuid: uuidOf(77),
  user: 27,
  cartItems: [exampleCartItem],
  totalPrice: 23.76,
  totalDiscountValue: 6,
  totalVatValue: 1.92,
  totalItems: 3,
  totalItemsUnique: 1,
  totalWeightGrams: 540,
  lastActivity: '2026-03-29T19:41:00+03:00',
  ...stamps,
} satisfies z.input<typeof cart>

/** One more pack, and the receipt with the new quantity. */
export const exampleCartItemCreation = {
  cart: 77,
  product: 41,
  quantity: 1,
} satisfies z.input<typeof cartItemCreation>
export const exampleCartItemReceipt = {
  id: 502,
  cart: 77,
  product: 41,
  quantity: 4,
} satisfies z.input<typeof cartItemReceipt>
export const exampleCartItemChange = { quantity: 2 } satisfies z.input<typeof cartItemChange>

/** Of three packs, the stock had room for two. */
export const exampleCartMerge = {
  items: [{ product: 41, name: 'Μπουκάλι', asked: 3, added: 2 }],
} satisfies z.input<typeof cartMerge>

export const exampleFavourite = {
  id: 9,
  uuid: uuidOf(9),
  user: 27,
  product: exampleProduct,
  ...stamps,
} satisfies z.input<typeof favourite>
export const exampleFavouriteCreation = { product: 41 } satisfies z.input<typeof favouriteCreation>
export const exampleFavouritesByProducts = {
  productIds: [41, 42],
} satisfies z.input<typeof favouritesByProducts>

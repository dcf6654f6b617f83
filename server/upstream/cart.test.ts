import * as z from 'zod/mini'
import { cartItem, cartItemReceipt, cart as contractCart } from '#contract/shop/cart'
import { cart, cartItemOf, cartItemReceiptOf } from './cart'
import { cartItemRow, cartRow } from './testing/order-rows'

it('a cart has the shape of the contract, each item with the number of the cart', () => {
  const read = z.parse(cart, cartRow)
  expect(z.parse(contractCart, read)).toEqual(read)
  expect(read.cartItems).toMatchObject([{ id: 502, cart: 77, quantity: 3, totalPrice: 23.76 }])
  expect(JSON.stringify(read)).not.toContain('recommendations')
})

it('a changed item has the shape of the contract', () => {
  const read = z.parse(cartItemOf(77), { ...cartItemRow, recommendations: [] })
  expect(z.parse(cartItem, read)).toEqual(read)
  expect(read.cart).toBe(77)
})

it('an added item becomes a receipt of its product and quantity', () => {
  const read = z.parse(cartItemReceiptOf(77), cartItemRow)
  expect(z.parse(cartItemReceipt, read)).toEqual({ id: 502, cart: 77, product: 41, quantity: 3 })
})

it.each([
  ['is empty', { items: [], totalPrice: 0, totalItems: 0, totalItemsUnique: 0 }],
  ['has no owner yet', { user: null }],
  ['has no weight', { totalWeightGrams: undefined }],
  ['has amounts as texts', { totalPrice: '23.76' }],
])('is read where it %s', (_, more) => {
  expect(z.parse(contractCart, z.parse(cart, { ...cartRow, ...more })).id).toBe(77)
})

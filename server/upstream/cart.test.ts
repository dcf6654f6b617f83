import * as z from 'zod/mini'
import {
  cart as contractCart,
  cartItem as contractItem,
  cartItemReceipt as contractReceipt,
} from '#contract/shop/cart'
import { cart, cartItem, cartItemReceipt } from './cart'
import { cartItemRow, cartRow } from './testing/order-rows'

it('a cart has the shape of the contract, each item with the number of the cart', () => {
  const read = z.parse(cart, cartRow)
  expect(z.parse(contractCart, read)).toEqual(read)
  expect(read.cartItems).toMatchObject([{ id: 502, cart: 77, quantity: 3, totalPrice: 23.76 }])
  expect(JSON.stringify(read)).not.toContain('recommendations')
})

it('a changed item has the shape of the contract', () => {
  const read = { ...z.parse(cartItem, { ...cartItemRow, recommendations: [] }), cart: 77 }
  expect(z.parse(contractItem, read)).toEqual(read)
})

it('an added item becomes a receipt of its product and quantity', () => {
  const read = { ...z.parse(cartItemReceipt, cartItemRow), cart: 77 }
  expect(read).toEqual({ id: 502, cart: 77, product: 41, quantity: 3 })
  expect(z.parse(contractReceipt, read)).toEqual(read)
})

describe('an item that cannot be read', () => {
  const other = { ...cartItemRow, id: 503 }
  const name = cartItemRow.product.translations.el.name
  it.each<[string, unknown, { id: number | null; name: string }]>([
    ['has no product any more', { ...cartItemRow, product: null }, { id: 502, name: '' }],
    ['has no tax', { ...cartItemRow, vatPercent: null }, { id: 502, name }],
    [
      'is of a product without a price',
      { ...cartItemRow, product: { ...cartItemRow.product, finalPrice: null } },
      { id: 502, name },
    ],
    ['is of no piece', { ...cartItemRow, quantity: 0 }, { id: 502, name }],
    ['has no id', { ...cartItemRow, id: null }, { id: null, name }],
    ['is nothing', null, { id: null, name: '' }],
  ])('hides no other where it %s, and says what is known', (_, bad, known) => {
    const read = z.parse(cart, { ...cartRow, items: [bad, other] })
    expect(z.parse(contractCart, read)).toEqual(read)
    expect(read.cartItems.map(({ id }) => id)).toEqual([503])
    expect(read.unreadItems).toEqual([known])
  })
})

it.each([
  ['of which more was sold than there was', { product: { ...cartItemRow.product, stock: -1 } }],
  ['with a date without an offset', { createdAt: '2026-03-30T10:02:17' }],
])('an item %s is read', (_, more) => {
  const read = z.parse(cart, { ...cartRow, items: [{ ...cartItemRow, ...more }] })
  expect(z.parse(contractCart, read).cartItems).toHaveLength(1)
  expect(read.unreadItems).toEqual([])
})

it.each([
  ['is empty', { items: [], totalPrice: 0, totalItems: 0, totalItemsUnique: 0 }],
  ['has no owner yet', { user: null }],
  ['has no weight', { totalWeightGrams: undefined }],
  ['has amounts as texts', { totalPrice: '23.76' }],
])('is read where it %s', (_, more) => {
  expect(z.parse(contractCart, z.parse(cart, { ...cartRow, ...more })).id).toBe(77)
})

it.each<[string, unknown, unknown]>([
  ['totalVatValue', null, 0],
  ['totalVatValue', 'much', 0],
  ['lastActivity', null, '1970-01-01T00:00:00Z'],
  ['createdAt', '', '1970-01-01T00:00:00Z'],
  ['updatedAt', '2026-03-30T10:02:17', '2026-03-30T10:02:17+03:00'],
  ['totalWeightGrams', null, 0],
  ['totalWeightGrams', 12.5, 0],
  ['totalDiscountValue', null, 6],
  ['totalItems', undefined, 3],
  ['totalItemsUnique', 'one', 1],
])('is read where its %s is %j (R550)', (field, said, known) => {
  const read = z.parse(contractCart, z.parse(cart, { ...cartRow, [field]: said }))
  expect(read).toEqual({ ...z.parse(cart, cartRow), [field]: known })
})

it.each([
  ['id', null],
  ['uuid', ''],
  ['items', null],
  ['totalPrice', null],
  ['user', 'nefeli'],
])('is not guessed where its %s is %j', (field, said) => {
  expect(z.safeParse(cart, { ...cartRow, [field]: said }).success).toBe(false)
})

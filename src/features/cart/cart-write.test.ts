import { apiCart, apiCartItem } from '#tests/support/api-cart'
import {
  type CartWrite,
  expectedQuantity,
  expectedUnread,
  isFulfilled,
  piecesIn,
  queuedWith,
} from './cart-write'

const subject = { product: 3, name: 'Τετράδιο' }
const add = (quantity: number): CartWrite => ({ kind: 'add', ...subject, quantity })
const change = (quantity: number, item = 503): CartWrite => ({
  kind: 'change',
  ...subject,
  item,
  quantity,
})
const remove: CartWrite = { kind: 'remove', ...subject, item: 503, quantity: 2 }
const two = apiCart(apiCartItem(2))
const five = apiCart(apiCartItem(5))
const empty = apiCart()
const unread = {
  ...two,
  unreadItems: [
    { id: 503, name: 'Κάρτες' },
    { id: null, name: '' },
  ],
}
const discard: CartWrite = { kind: 'discard', item: 503, name: 'Κάρτες' }

it('counts the pieces of a product', () => {
  expect(piecesIn(two, 3)).toBe(2)
  expect(piecesIn(two, 4)).toBe(0)
  expect(piecesIn(null, 3)).toBe(0)
})

it.each([
  [add(3), two, five, true],
  [add(4), two, five, false],
  [add(2), null, two, true],
  [add(1), two, two, false],
  [change(5), two, five, true],
  [change(4), two, five, false],
  [remove, two, empty, true],
  [remove, two, two, false],
  [discard, unread, two, true],
  [discard, unread, unread, false],
] as const)('detects whether %j was carried out (A5-76)', (write, before, now, expected) => {
  expect(isFulfilled(write, before, now)).toBe(expected)
})

it('lists the items that cannot be read until they are being removed', () => {
  const all = { cart: unread, queue: [], settled: null }
  expect(expectedUnread({ ...all, cart: null })).toEqual([])
  expect(expectedUnread(all)).toHaveLength(2)
  expect(expectedUnread({ ...all, queue: [discard] })).toEqual([{ id: null, name: '' }])
  expect(expectedUnread({ ...all, settled: discard })).toEqual([{ id: null, name: '' }])
})

it('replaces a waiting write for the same item, but not the one in progress', () => {
  const queue = [change(3), change(4), add(1)].reduce(queuedWith, [] as CartWrite[])
  expect(queuedWith(queue, change(6))).toEqual([change(3), add(1), change(6)])
  expect(queuedWith(queue, remove)).toEqual([change(3), add(1), remove])
  expect(queuedWith(queue, change(6, 9))).toEqual([change(3), change(4), add(1), change(6, 9)])
  expect(queuedWith([add(1)], add(1))).toEqual([add(1), add(1)])
})

it('computes the quantity after the queue', () => {
  const item = { id: 503, quantity: 2 }
  expect(expectedQuantity(item, [])).toBe(2)
  expect(expectedQuantity(item, [change(3), change(4)])).toBe(4)
  expect(expectedQuantity(item, [change(3), remove])).toBe(0)
  expect(expectedQuantity(item, [add(7), change(1, 9)])).toBe(2)
})

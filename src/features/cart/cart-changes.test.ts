import { apiCart, apiCartItem } from '#tests/support/api-cart'
import { changesAfter, mergeChanges, obstacleOf, seenOf, stillTrue } from './cart-changes'

const cheap = apiCart(apiCartItem(2, { finalPrice: 10 }))
const dear = apiCart(apiCartItem(2, { finalPrice: 12 }))
const name = 'Τετράδιο'
const removal = (product: number) => ({ kind: 'remove', product, name }) as const

it('reports a changed price, and an item that is gone', () => {
  expect(changesAfter(null, seenOf(cheap), dear)).toEqual([
    { kind: 'price', product: 3, name, before: 10, now: 12 },
  ])
  expect(changesAfter(null, seenOf(cheap), apiCart())).toEqual([
    { kind: 'gone', product: 3, name, quantity: 2 },
  ])
})

it('ignores items that are unchanged, new, or removed here', () => {
  expect(changesAfter(null, seenOf(cheap), cheap)).toEqual([])
  expect(changesAfter(null, [], cheap)).toEqual([])
  expect(changesAfter(removal(3), seenOf(cheap), apiCart())).toEqual([])
  expect(changesAfter(removal(4), seenOf(cheap), apiCart())).toHaveLength(1)
})

it('reports no item as gone that cannot be read', () => {
  const unread = { ...apiCart(), unreadItems: [{ id: 503, name }] }
  expect(changesAfter(null, seenOf(cheap), unread)).toEqual([])
  const another = { ...apiCart(), unreadItems: [{ id: 504, name: '' }] }
  expect(changesAfter(null, seenOf(cheap), another)).toEqual([
    { kind: 'gone', product: 3, name, quantity: 2 },
  ])
})

it('reports as gone what was added and is not there, once, and not what cannot be read', () => {
  const added = { kind: 'add', product: 3, name } as const
  const gone = { kind: 'gone', product: 3, name }
  expect(changesAfter(added, [], apiCart())).toEqual([{ ...gone, quantity: 1 }])
  expect(changesAfter(added, seenOf(cheap), apiCart())).toEqual([{ ...gone, quantity: 2 }])
  expect(changesAfter(added, [], cheap)).toEqual([])
  const unread = { ...apiCart(), unreadItems: [{ id: 503, name }] }
  expect(changesAfter(added, [], unread)).toEqual([])
})

it('drops that a product is gone once it is back', () => {
  const changes = changesAfter(null, seenOf(cheap), apiCart())
  expect(stillTrue(changes, cheap)).toEqual([])
  expect(stillTrue(changes, apiCart())).toEqual(changes)
})

it('merges the changes of a product, from the first price to the last', () => {
  const first = changesAfter(null, seenOf(cheap), dear)
  const second = changesAfter(null, seenOf(dear), apiCart(apiCartItem(2, { finalPrice: 15 })))
  expect(mergeChanges(first, second)).toEqual([
    { kind: 'price', product: 3, name, before: 10, now: 15 },
  ])
  const gone = changesAfter(null, seenOf(dear), apiCart())
  expect(mergeChanges(first, gone)).toEqual(gone)
  expect(mergeChanges(gone, first)).toEqual(first)
  expect(mergeChanges(first, [])).toEqual(first)
})

it.each([
  [{ stock: 5 }, 5, null],
  [{ stock: 4 }, 5, { kind: 'tooFew', stock: 4 }],
  [{ stock: 0 }, 5, { kind: 'soldOut' }],
  [{ stock: 9, active: false }, 5, { kind: 'notOnSale' }],
])('finds why %j cannot be ordered (A5-80)', (differences, quantity, expected) => {
  expect(obstacleOf(apiCartItem(1, differences), quantity)).toEqual(expected)
})

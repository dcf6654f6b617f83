import { apiCart, apiCartItem } from '#tests/support/api-cart'
import { changesIn, mergeChanges, obstacleOf, seenOf } from './cart-changes'

const cheap = apiCart(apiCartItem(2, { finalPrice: 10 }))
const dear = apiCart(apiCartItem(2, { finalPrice: 12 }))
const name = 'Τετράδιο'

it('reports a changed price, and an item that is gone', () => {
  expect(changesIn(seenOf(cheap), dear, null)).toEqual([
    { kind: 'price', product: 3, name, before: 10, now: 12 },
  ])
  expect(changesIn(seenOf(cheap), apiCart(), null)).toEqual([{ kind: 'gone', product: 3, name }])
})

it('ignores items that are unchanged, new, or removed here', () => {
  expect(changesIn(seenOf(cheap), cheap, null)).toEqual([])
  expect(changesIn([], cheap, null)).toEqual([])
  expect(changesIn(seenOf(cheap), apiCart(), 3)).toEqual([])
  expect(changesIn(seenOf(cheap), apiCart(), 4)).toHaveLength(1)
})

it('reports no item as gone that cannot be read', () => {
  const unread = { ...apiCart(), unreadItems: [{ id: 503, name }] }
  expect(changesIn(seenOf(cheap), unread, null)).toEqual([])
  const another = { ...apiCart(), unreadItems: [{ id: 504, name: '' }] }
  expect(changesIn(seenOf(cheap), another, null)).toEqual([{ kind: 'gone', product: 3, name }])
})

it('merges the changes of a product, from the first price to the last', () => {
  const first = changesIn(seenOf(cheap), dear, null)
  const second = changesIn(seenOf(dear), apiCart(apiCartItem(2, { finalPrice: 15 })), null)
  expect(mergeChanges(first, second)).toEqual([
    { kind: 'price', product: 3, name, before: 10, now: 15 },
  ])
  const gone = changesIn(seenOf(dear), apiCart(), null)
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

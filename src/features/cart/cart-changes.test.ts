import { apiCart, apiCartItem } from '../../../tests/support/api-cart'
import { changesIn, joined, obstacleOf, seenOf } from './cart-changes'

const cheap = apiCart(apiCartItem(2, { finalPrice: 10 }))
const dear = apiCart(apiCartItem(2, { finalPrice: 12 }))
const name = 'Τετράδιο'

it('names a price that is another one now, and what is gone', () => {
  expect(changesIn(seenOf(cheap), dear, null)).toEqual([
    { kind: 'price', product: 3, name, before: 10, now: 12 },
  ])
  expect(changesIn(seenOf(cheap), apiCart(), null)).toEqual([{ kind: 'gone', product: 3, name }])
})

it('says nothing of what stays, is new, or was taken out by the person', () => {
  expect(changesIn(seenOf(cheap), cheap, null)).toEqual([])
  expect(changesIn([], cheap, null)).toEqual([])
  expect(changesIn(seenOf(cheap), apiCart(), 3)).toEqual([])
  expect(changesIn(seenOf(cheap), apiCart(), 4)).toHaveLength(1)
})

it('tells one change for each product, from the first price to the last', () => {
  const first = changesIn(seenOf(cheap), dear, null)
  const second = changesIn(seenOf(dear), apiCart(apiCartItem(2, { finalPrice: 15 })), null)
  expect(joined(first, second)).toEqual([{ kind: 'price', product: 3, name, before: 10, now: 15 }])
  const gone = changesIn(seenOf(dear), apiCart(), null)
  expect(joined(first, gone)).toEqual(gone)
  expect(joined(gone, first)).toEqual(first)
  expect(joined(first, [])).toEqual(first)
})

it.each([
  [{ stock: 5 }, 5, null],
  [{ stock: 4 }, 5, { kind: 'tooFew', stock: 4 }],
  [{ stock: 0 }, 5, { kind: 'soldOut' }],
  [{ stock: 9, active: false }, 5, { kind: 'notOnSale' }],
])('says why %j cannot be ordered (A5 80)', (differences, quantity, expected) => {
  expect(obstacleOf(apiCartItem(1, differences), quantity)).toEqual(expected)
})

import type { Books } from './books'
import { faultsIn } from './faults-in'
import { type Attempt, type History, notesOf } from './history'

const stockAtFirst = new Map([[1, 10]])
const placed: Attempt = {
  buyer: 7,
  key: 'α',
  cartItems: [31],
  shown: 9,
  outcome: 'placed',
  order: { id: 5, total: 12 },
}
const order = {
  id: 5,
  user: 7,
  notes: notesOf([31], 'α'),
  total: 12,
  lines: [{ product: 1, price: 4.5, quantity: 2 }],
}
const well: Books = {
  stock: new Map([[1, 8]]),
  orders: [order],
}
const faults = (books: Partial<Books>, ...attempts: Attempt[]) => {
  const history: History = { attempts: attempts.length > 0 ? attempts : [placed] }
  return faultsIn(stockAtFirst, history, { ...well, ...books })
}

describe('faultsIn', () => {
  it('finds no fault in consistent data', () => {
    expect(faults({})).toEqual([])
    const again: Attempt = { ...placed, outcome: 'unclear', order: null }
    expect(faults({}, again, placed, placed)).toEqual([])
  })

  it.each<[string, Partial<Books>, Attempt[], string]>([
    ['a lost item', { stock: new Map([[1, 7]]) }, [], 'product 1'],
    ['an item sold twice', { stock: new Map([[1, 9]]) }, [], 'product 1'],
    ['a negative stock', { stock: new Map([[1, -1]]) }, [], 'product 1'],
    ['a lost order', { orders: [] }, [], 'order 5 was answered, and is lost'],
    ['another person’s order', { orders: [{ ...order, user: 8 }] }, [], 'is lost'],
    ['a key with two orders', {}, [placed, { ...placed, order: { id: 6, total: 12 } }], 'key α'],
    [
      'a refused order that exists',
      {},
      [{ ...placed, outcome: 'refused', order: null }],
      'order 5 was refused, and stands',
    ],
    ['a cart item in two orders', { orders: [order, { ...order, id: 6 }] }, [], 'thing 31'],
    ['a total that was not shown', { orders: [{ ...order, total: 13 }] }, [], 'order 5: shown'],
    ['prices that were not shown', {}, [{ ...placed, shown: 8 }], 'order 5: shown 8'],
  ])('reports %s', (_, books, attempts, words) => {
    expect(faults(books, ...attempts).join('; ')).toContain(words)
  })
})

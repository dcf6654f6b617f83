import { exampleOrder } from '#contract/examples/order-examples'
import { order, orderStatuses, paymentStatuses } from '#contract/shop/order'
import { ordersMessages } from '../messages'
import { placeLines } from './order-details'
import { orderHistory } from './order-history'

const parsed = order.parse(exampleOrder)

it('formats the shipping address', () => {
  const [street, city, wider, ...more] = placeLines(parsed)
  expect([street, city]).toEqual(['Ρυακίων 12α', '26442 Πάτρα'])
  expect(wider).toMatch(/, Ελλάδα$/)
  expect(more).toEqual([])
})

it('leaves empty lines out', () => {
  expect(
    placeLines({ ...parsed, place: 'Πίσω από την εκκλησία', region: null, country: null }),
  ).toEqual(['Ρυακίων 12α', '26442 Πάτρα', 'Πίσω από την εκκλησία'])
})

const createdAt = '2026-11-12T09:30:00+02:00'
const statusUpdatedAt = '2026-11-14T15:10:00+02:00'

it('has the date of the order and of its status', () => {
  expect(orderHistory({ createdAt, status: 'SHIPPED', statusUpdatedAt })).toEqual([
    { kind: 'placed', at: createdAt },
    { kind: 'SHIPPED', at: statusUpdatedAt },
  ])
})

it.each([
  ['is pending', 'PENDING', statusUpdatedAt],
  ['has no status date', 'SHIPPED', null],
] as const)('has no second event for an order that %s', (_, status, at) => {
  expect(orderHistory({ createdAt, status, statusUpdatedAt: at })).toEqual([
    { kind: 'placed', at: createdAt },
  ])
})

const { words } = ordersMessages

it.each([
  ['status', [...orderStatuses, 'UNKNOWN']],
  ['payment', [...paymentStatuses, 'UNKNOWN']],
] as const)('has a Greek label for every %s and no other (R048)', (kind, names) => {
  expect(Object.keys(words[kind])).toEqual([...names])
  for (const word of Object.values(words[kind])) expect(word).toMatch(/^[\p{Script=Greek} ]+$/u)
})

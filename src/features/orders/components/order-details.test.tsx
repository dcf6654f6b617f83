import { exampleOrder } from '#contract/examples/order-examples'
import { order, orderStatuses, paymentStatuses } from '#contract/shop/order'
import { ordersMessages } from '../messages'
import { placeLines } from './order-details'

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

const { words } = ordersMessages

it.each([
  ['status', [...orderStatuses, 'UNKNOWN']],
  ['payment', [...paymentStatuses, 'UNKNOWN']],
] as const)('has a Greek label for every %s and no other (R048)', (kind, names) => {
  expect(Object.keys(words[kind])).toEqual([...names])
  for (const word of Object.values(words[kind])) expect(word).toMatch(/^[\p{Script=Greek} ]+$/u)
})

import { exampleOrder } from '../../../../contract/examples/order-examples'
import { order } from '../../../../contract/shop/order'
import { placeLines } from './order-details'

jest.mock('../../../lib/config/public-config', () => ({ publicConfig: {} }))

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

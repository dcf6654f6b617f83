import { orderHistory } from './order-history'

const createdAt = '2026-11-12T09:30:00+02:00'
const statusUpdatedAt = '2026-11-14T15:10:00+02:00'

it('tells when an order was placed and when it came where it is', () => {
  expect(orderHistory({ createdAt, status: 'SHIPPED', statusUpdatedAt })).toEqual([
    { kind: 'placed', at: createdAt },
    { kind: 'SHIPPED', at: statusUpdatedAt },
  ])
})

it.each([
  ['waits still', 'PENDING', statusUpdatedAt],
  ['has no date of its status', 'SHIPPED', null],
] as const)('makes up no step for an order that %s', (_, status, at) => {
  expect(orderHistory({ createdAt, status, statusUpdatedAt: at })).toEqual([
    { kind: 'placed', at: createdAt },
  ])
})

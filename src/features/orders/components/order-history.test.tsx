import { orderHistory } from './order-history'

jest.mock('../../../lib/config/public-config', () => ({ publicConfig: {} }))

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

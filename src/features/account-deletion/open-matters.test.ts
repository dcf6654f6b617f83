import type { Order } from '#contract/shop/order'
import { openMatters } from './open-matters'

const now = Date.parse('2026-11-20T12:00:00+02:00')
const order = (id: number, status: Order['status'], on = '2026-11-10') => ({
  id,
  status,
  statusUpdatedAt: `${on}T12:00:00+02:00`,
  paymentStatus: 'PENDING' as const,
  isPaidOnline: false,
  createdAt: '2026-11-20T11:00:00+02:00',
  updatedAt: '2026-11-20T11:00:00+02:00',
})

it('names the orders that are under way, and those that may still be sent back', () => {
  const orders = [
    order(1, 'PENDING'),
    order(2, 'PROCESSING'),
    order(3, 'SHIPPED'),
    order(4, 'DELIVERED'),
    order(5, 'COMPLETED', '2026-10-10'),
    order(6, 'CANCELED'),
    order(7, 'RETURNED'),
    order(8, 'REFUNDED'),
    { ...order(9, 'COMPLETED'), statusUpdatedAt: null },
  ]
  const none = { unpaid: [], open: [], withdrawn: [], returnable: [] }
  expect(openMatters(orders, [], now)).toEqual({ ...none, open: [1, 2, 3], returnable: [4, 9] })
  expect(openMatters([], [], now)).toEqual(none)
})

it('names those that wait to be paid by card, while they may be', () => {
  const online = { ...order(1, 'PENDING'), isPaidOnline: true }
  const orders = [
    online,
    { ...online, id: 2, paymentStatus: 'FAILED' as const, updatedAt: '2026-11-20T11:50:00+02:00' },
    { ...online, id: 3, paymentStatus: 'PROCESSING' as const },
    { ...online, id: 4, createdAt: '2026-11-19T11:00:00+02:00' },
  ]
  expect(openMatters(orders, [], now)).toMatchObject({ unpaid: [1, 2], open: [3, 4] })
})

it('names those that were withdrawn from until they are settled', () => {
  const orders = [order(1, 'SHIPPED'), order(2, 'COMPLETED', '2026-09-01'), order(3, 'REFUNDED')]
  expect(openMatters(orders, [1, 2, 3, 4], now)).toMatchObject({ open: [], withdrawn: [1, 2] })
})

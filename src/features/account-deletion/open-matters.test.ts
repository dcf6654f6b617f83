import type { Order } from '#contract/shop/order'
import { openMatters } from './open-matters'

const now = Date.parse('2026-11-20T12:00:00+02:00')
const order = (id: number, status: Order['status'], on = '2026-11-10') => ({
  id,
  status,
  statusUpdatedAt: `${on}T12:00:00+02:00`,
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
  expect(openMatters(orders, now)).toEqual({ open: [1, 2, 3], returnable: [4, 9] })
  expect(openMatters([], now)).toEqual({ open: [], returnable: [] })
})

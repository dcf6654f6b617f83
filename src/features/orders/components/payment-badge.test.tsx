import { render } from '@testing-library/react'
import type { Order } from '#contract/shop/order'
import { PaymentBadge } from './payment-badge'

type Paid = Pick<Order, 'status' | 'paymentStatus'>
const textOf = (order: Paid, isPaidOnline = true) =>
  render(<PaymentBadge order={{ ...order, isPaidOnline }} />).container.textContent

it.each<[Paid, string]>([
  [{ status: 'PENDING', paymentStatus: 'PENDING' }, 'Δεν έχει πληρωθεί ακόμη'],
  [{ status: 'PENDING', paymentStatus: 'PROCESSING' }, 'Η πληρωμή ελέγχεται'],
  [{ status: 'PENDING', paymentStatus: 'FAILED' }, 'Η πληρωμή δεν ολοκληρώθηκε'],
  [{ status: 'PENDING', paymentStatus: 'CANCELED' }, 'Η πληρωμή ακυρώθηκε'],
  [{ status: 'PROCESSING', paymentStatus: 'COMPLETED' }, ''],
  [{ status: 'COMPLETED', paymentStatus: 'COMPLETED' }, ''],
  [{ status: 'CANCELED', paymentStatus: 'COMPLETED' }, 'Πληρώθηκε'],
  [{ status: 'CANCELED', paymentStatus: 'PENDING' }, ''],
  [{ status: 'CANCELED', paymentStatus: 'FAILED' }, ''],
  [{ status: 'CANCELED', paymentStatus: 'REFUNDED' }, 'Τα χρήματα επιστράφηκαν'],
  [{ status: 'REFUNDED', paymentStatus: 'REFUNDED' }, ''],
  [{ status: 'SHIPPED', paymentStatus: 'PARTIALLY_REFUNDED' }, 'Επιστράφηκε μέρος των χρημάτων'],
])('of the payment of an order a list says (R445): %j', (order, text) => {
  expect(textOf(order)).toBe(text)
  expect(textOf(order, false)).toBe('')
})

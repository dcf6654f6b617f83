import { act, render } from '@testing-library/react'
import { noteBankVisit } from '#components/account/bank-visit'
import type { Order } from '#contract/shop/order'
import { forgetOwn } from '#lib/storage/site-storage'
import { PaymentBadge } from './payment-badge'

type Paid = Pick<Order, 'status' | 'paymentStatus'>
const uuid = '0f2b7c1e-5c0b-4d1e-9a53-1c2d3e4f5a6b'
const textOf = (order: Paid, isPaidOnline = true) =>
  render(<PaymentBadge order={{ ...order, uuid, isPaidOnline }} />).container.textContent

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

it('says that the bank is asked, as long as this browser knows so (R480)', () => {
  const { container } = render(
    <PaymentBadge
      order={{ uuid, isPaidOnline: true, status: 'PENDING', paymentStatus: 'PENDING' }}
    />,
  )
  act(() => noteBankVisit(uuid, { kind: 'returned', word: null }))
  expect(container.textContent).toBe('Η πληρωμή ελέγχεται')
  act(() => noteBankVisit(uuid, { kind: 'left' }))
  expect(container.textContent).toBe('Δεν έχει πληρωθεί ακόμη')
  forgetOwn()
})

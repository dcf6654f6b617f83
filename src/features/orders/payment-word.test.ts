import { paymentWord } from './payment-word'

it.each([
  ['PENDING', 'PENDING', 'payment.PENDING'],
  ['CANCELED', 'PENDING', 'detail.neverPaid'],
  ['CANCELED', 'COMPLETED', 'payment.COMPLETED'],
  ['CANCELED', 'FAILED', 'payment.FAILED'],
] as const)(
  'of an order that is %s with a payment that is %s: %s',
  (status, paymentStatus, word) => {
    expect(paymentWord({ status, paymentStatus })).toBe(word)
  },
)

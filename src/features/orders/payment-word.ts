import type { Order } from '#contract/shop/order'

/**
 * Key of the words for the state of a payment: of an order that is cancelled, none is to come.
 * @param isAsked an answer of the bank is awaited
 */
export function paymentWord(
  { status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>,
  isAsked = false,
) {
  if (isAsked) return 'payment.PROCESSING'
  const isOver = status === 'CANCELED' && paymentStatus === 'PENDING'
  return isOver ? 'detail.neverPaid' : (`payment.${paymentStatus}` as const)
}

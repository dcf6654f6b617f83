import { isPayable } from '#contract/shop/online-payment'
import type { Order } from '#contract/shop/order'
import { serverNow } from '#lib/time/clock'

/**
 * How it stands with paying an order.
 *
 * - `payable`, `failed`: it can be paid; the last payment failed.
 * - `inProgress`: the bank is at it.
 * - `expired`: its time to be paid is over, and it is about to be cancelled.
 * - `canceledButPaid`: the money came after the order was cancelled.
 * - `none`: not paid on the bank's page, or nobody knows: nothing is offered.
 */
export type PaymentStage =
  | 'payable'
  | 'failed'
  | 'inProgress'
  | 'expired'
  | 'canceled'
  | 'paid'
  | 'canceledButPaid'
  | 'refunded'
  | 'none'

/** An order as far as its payment goes. */
export type PayableOrder = Pick<
  Order,
  'status' | 'paymentStatus' | 'isPaidOnline' | 'createdAt' | 'updatedAt'
>

/**
 * Reads the stage from the order alone.
 * @param now by the server's clock, in ms since 1970
 */
export function paymentStage(order: PayableOrder, now: number): PaymentStage {
  const { status, paymentStatus } = order
  if (!order.isPaidOnline) return 'none'
  if (paymentStatus === 'COMPLETED') return status === 'CANCELED' ? 'canceledButPaid' : 'paid'
  if (paymentStatus === 'REFUNDED' || paymentStatus === 'PARTIALLY_REFUNDED') return 'refunded'
  if (status === 'CANCELED') return 'canceled'
  if (status !== 'PENDING') return 'none'
  if (paymentStatus === 'PROCESSING') return 'inProgress'
  if (paymentStatus !== 'PENDING' && paymentStatus !== 'FAILED') return 'none'
  if (!isPayable(order, now)) return 'expired'
  return paymentStatus === 'PENDING' ? 'payable' : 'failed'
}

/** Whether an order still waits for its payment. */
export function isPaymentOpen(order: PayableOrder): boolean {
  return openStages.includes(paymentStage(order, serverNow()))
}

const openStages: readonly PaymentStage[] = ['payable', 'failed', 'inProgress']

/** Whether an order will not be paid any more, and its payment says so. */
export function isPaymentOver(order: PayableOrder): boolean {
  const stage = paymentStage(order, serverNow())
  return stage === 'expired' || stage === 'canceled'
}

/** Whether the cart of an order was left as it was: the API empties it once the order is paid. */
export function keepsCart({ isPaidOnline, paymentStatus }: PayableOrder): boolean {
  return isPaidOnline && paymentStatus !== 'COMPLETED'
}

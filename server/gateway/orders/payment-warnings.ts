import type { OrderDetail } from '#contract/shop/order'
import type { RouteContext } from '../http/route-env'
import type { SharedState } from '../shared/shared-state'

/** How often the log repeats what it says of an order. */
const repeatMs = 24 * 60 * 60_000

type Paid = Pick<OrderDetail, 'id' | 'status' | 'paymentStatus' | 'timesPaid'>

/**
 * Logs that the owner has to pay back: an order is cancelled and yet paid, as on a page of the bank
 * that was left open, or paid twice, on two pages.
 */
export function createPaymentWarnings({ shared }: { shared: Pick<SharedState, 'oneTime'> }) {
  const told = shared.oneTime('payment-warnings', repeatMs)
  return async (c: RouteContext, order: Paid): Promise<void> => {
    const { id, status, paymentStatus, timesPaid } = order
    if (paymentStatus !== 'COMPLETED') return
    const warn = async (event: string, facts: object = {}) => {
      if (!(await told.take(`${event} ${id}`))) return
      c.var.basics.log({ event, id: c.var.requestId, order: id, ...facts })
    }
    if (status === 'CANCELED') await warn('canceled-order-paid')
    if (timesPaid > 1) await warn('order-paid-twice', { timesPaid })
  }
}

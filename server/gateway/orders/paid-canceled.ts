import type { OrderDetail } from '#contract/shop/order'
import type { RouteContext } from '../http/route-env'
import type { SharedState } from '../shared/shared-state'

/** How often the log repeats that an order is cancelled and paid. */
const repeatMs = 24 * 60 * 60_000

/**
 * Logs that an order is cancelled and yet paid, as on a page of the bank that was left open: the
 * owner has to pay back.
 */
export function createPaidCanceledWarning({ shared }: { shared: Pick<SharedState, 'oneTime'> }) {
  const told = shared.oneTime('paid-canceled', repeatMs)
  return async (
    c: RouteContext,
    { id, status, paymentStatus }: Pick<OrderDetail, 'id' | 'status' | 'paymentStatus'>,
  ): Promise<void> => {
    if (status !== 'CANCELED' || paymentStatus !== 'COMPLETED') return
    if (!(await told.take(`${id}`))) return
    c.var.basics.log({ event: 'canceled-order-paid', id: c.var.requestId, order: id })
  }
}

import type { Order } from '#contract/shop/order'
import { deliveredOn, isUndone, mayBeLate } from '#contract/withdrawal/withdrawal-term'

/** Orders of which something is still to come when their person leaves. */
export interface OpenMatters {
  /** On their way, or waiting to be sent. */
  open: readonly number[]
  /** Delivered, and may still be sent back. */
  returnable: readonly number[]
}

type Known = Pick<Order, 'id' | 'status' | 'statusUpdatedAt'>

/** What is open of orders at a time, in ms since 1970. */
export function openMatters(orders: readonly Known[], now: number): OpenMatters {
  const standing = orders.filter(({ status }) => !isUndone(status))
  const isDelivered = (order: Known) => ['DELIVERED', 'COMPLETED'].includes(order.status)
  const idsOf = (some: readonly Known[]) => some.map(({ id }) => id)
  return {
    open: idsOf(standing.filter((order) => !isDelivered(order))),
    returnable: idsOf(
      standing.filter((order) => isDelivered(order) && !mayBeLate(deliveredOn(order), now)),
    ),
  }
}

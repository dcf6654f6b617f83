import type { Order } from '../../../contract/shop/order'
import type { OrderStatus } from '../../../contract/shop/order-status'

/** Something that happened to an order at a known time. */
export interface OrderEvent {
  kind: 'placed' | OrderStatus
  /** ISO 8601. */
  at: string
}

type Dated = Pick<Order, 'createdAt' | 'status' | 'statusUpdatedAt'>

/**
 * What is known to have happened, oldest first: the API keeps when an order was placed and when it
 * came to its present status. Steps between those two have no date and are not made up.
 */
export function orderHistory({ createdAt, status, statusUpdatedAt }: Dated): OrderEvent[] {
  const placed: OrderEvent = { kind: 'placed', at: createdAt }
  if (status === 'PENDING' || !statusUpdatedAt) return [placed]
  return [placed, { kind: status, at: statusUpdatedAt }]
}

import type { OrderStatus } from '../../../contract/shop/order-status'
import type { BadgeTone } from '../../components/badge'

/** How a status is coloured; its words say the same. */
export const statusTone = {
  PENDING: 'warning',
  PROCESSING: 'secondary',
  SHIPPED: 'secondary',
  DELIVERED: 'success',
  COMPLETED: 'success',
  CANCELED: 'neutral',
  RETURNED: 'neutral',
  REFUNDED: 'neutral',
} as const satisfies Record<OrderStatus, BadgeTone>

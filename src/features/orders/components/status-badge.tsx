import type { OrderStatus } from '../../../../contract/shop/order-status'
import { Badge } from '../../../components/badge'
import { useText } from '../../../lib/i18n/texts'
import { ordersMessages } from '../orders-texts'
import { statusTone } from '../status-tone'

/** How far an order has come, in words. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const text = useText(ordersMessages)
  return <Badge tone={statusTone[status]}>{text(`status.${status}`)}</Badge>
}

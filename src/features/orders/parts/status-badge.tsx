import type { OrderStatus } from '../../../../contract/shop/order-status'
import { useText } from '../../../shared/i18n/texts'
import { Badge } from '../../../shared/ui/badge'
import { ordersTexts } from '../orders-texts'
import { statusTone } from '../status-tone'

/** How far an order has come, in words. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const text = useText(ordersTexts)
  return <Badge tone={statusTone[status]}>{text(`status.${status}`)}</Badge>
}

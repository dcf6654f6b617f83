import { Badge, type BadgeTone } from '#components/badge'
import type { ShownOrderStatus } from '#contract/shop/order'
import { useTranslation } from '#lib/i18n/use-translation'
import { ordersMessages } from '../messages'

const statusTone = {
  PENDING: 'secondary',
  PROCESSING: 'secondary',
  SHIPPED: 'secondary',
  DELIVERED: 'success',
  COMPLETED: 'success',
  CANCELED: 'neutral',
  RETURNED: 'neutral',
  REFUNDED: 'neutral',
  UNKNOWN: 'neutral',
} as const satisfies Record<ShownOrderStatus, BadgeTone>

/** The status of an order as text. */
export function StatusBadge({ status }: { status: ShownOrderStatus }) {
  const { t } = useTranslation(ordersMessages)
  return <Badge tone={statusTone[status]}>{t(`status.${status}`)}</Badge>
}

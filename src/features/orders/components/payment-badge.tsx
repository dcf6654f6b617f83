import { useBankAsked } from '#components/account/bank-visit'
import { Badge } from '#components/badge'
import type { Order } from '#contract/shop/order'
import { useTranslation } from '#lib/i18n/use-translation'
import { ordersMessages } from '../messages'

type Paid = Pick<Order, 'uuid' | 'status' | 'paymentStatus' | 'isPaidOnline'>

/** How it stands with a payment on the bank's page, where the status of the order leaves it open. */
export function PaymentBadge({ order }: { order: Paid }) {
  const { t } = useTranslation(ordersMessages)
  const isAsked = useBankAsked(order)
  if (!order.isPaidOnline || isToldByStatus(order)) return null
  const tone = order.status === 'PENDING' ? 'warning' : 'neutral'
  return <Badge tone={tone}>{t(`payment.${isAsked ? 'PROCESSING' : order.paymentStatus}`)}</Badge>
}

function isToldByStatus({ status, paymentStatus }: Paid): boolean {
  switch (paymentStatus) {
    case 'COMPLETED':
      return status !== 'CANCELED'
    case 'REFUNDED':
      return status === 'REFUNDED'
    case 'PARTIALLY_REFUNDED':
      return false
    default:
      return status !== 'PENDING'
  }
}

import type { ThemeUIStyleObject } from 'theme-ui'
import { isWithdrawn, useSentWithdrawals } from '#components/account/sent-withdrawals'
import { DeliveryTime } from '#components/delivery-time'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import { isPaidByTransfer, isPaidOnline } from '#contract/shop/online-payment'
import { type Order, orderIsPaid } from '#contract/shop/order'
import { useTranslation } from '#lib/i18n/use-translation'
import { serverNow } from '#lib/time/clock'
import { deliveryDates } from '#lib/time/delivery-dates'
import { formatDays } from '#lib/time/format-days'
import { dayInAthens } from '#lib/time/working-days'
import { ordersMessages } from '../messages'

/** When an order arrives, as long as it is under way; what to do once that time is over. */
export function OrderDelivery({ order }: { order: Order }) {
  const { t } = useTranslation(ordersMessages)
  const sent = useSentWithdrawals(order.id)
  const placedAt = Date.parse(order.createdAt)
  const [, last = null] = deliveryDates(placedAt) ?? []
  if (last === null || !isUnderWay(order) || isWithdrawn(order, sent)) return null
  if (waitsForPayment(order)) return <DeliveryTime since='payment' />
  if (dayInAthens(serverNow()) <= last) return <DeliveryTime since={placedAt} />
  return (
    <p sx={styles.late}>
      <span>{t('late.sentence', { day: formatDays(last, last) })}</span>{' '}
      <SiteLink to={publicPaths.contact} prefetch={false}>
        {t('late.contact')}
      </SiteLink>
      <span>.</span>
    </p>
  )
}

/** Whether an order has not arrived yet, and will. */
export function isUnderWay({ status }: Pick<Order, 'status'>): boolean {
  return ['PENDING', 'PROCESSING', 'SHIPPED'].includes(status)
}

/** Whether the days count from the payment. When a transfer arrived is not known. */
function waitsForPayment(order: Pick<Order, 'payWay' | 'paymentStatus'>): boolean {
  const { payWay } = order
  if (!payWay) return false
  return isPaidByTransfer(payWay) || (isPaidOnline(payWay) && !orderIsPaid(order))
}

const styles = {
  late: { m: 0, fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>

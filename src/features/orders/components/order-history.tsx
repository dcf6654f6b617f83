import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { isWithdrawn, useSentWithdrawals } from '#components/account/sent-withdrawals'
import { CopyButton } from '#components/copy-button'
import type { OrderDetail } from '#contract/shop/order'
import { useTranslation } from '#lib/i18n/use-translation'
import { ordersMessages } from '../messages'
import { SheetSection } from './order-sheet'
import { Stations } from './order-stations'

interface HistorySectionProps {
  order: OrderDetail
  /** When it arrives. */
  delivery?: ReactNode
  /** Orders the same again, where the shop is open. */
  again?: ReactNode
}

/** Where an order is: time of delivery, stations, tracking number. */
export function HistorySection({ order, delivery, again }: HistorySectionProps) {
  const { t } = useTranslation(ordersMessages)
  const sent = useSentWithdrawals(order.id)
  const { trackingNumber: number, shippingCarrier: carrier } = order
  return (
    <SheetSection title={t('detail.history')}>
      {delivery}
      <Stations order={order} isHalted={isWithdrawn(order, sent)} />
      {number && <p>{t(carrier ? 'detail.trackingBy' : 'detail.tracking', { number, carrier })}</p>}
      <div data-chrome='' sx={styles.actions}>
        {number && <CopyButton value={number}>{t('detail.copyTracking')}</CopyButton>}
        {again}
      </div>
    </SheetSection>
  )
}

const styles = {
  actions: { display: 'flex', flexWrap: 'wrap', gap: 2, '&:empty': { display: 'none' } },
} satisfies Record<string, ThemeUIStyleObject>

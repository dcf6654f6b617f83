import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import type { BadgeTone } from '#components/badge'
import { CopyButton } from '#components/copy-button'
import type { Order, OrderDetail, ShownOrderStatus } from '#contract/shop/order'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatDateTime } from '#lib/time/format-date'
import { ordersMessages } from '../messages'
import { OrderDelivery } from './order-delivery'
import { SheetSection } from './order-sheet'
import { StatusBadge, statusTone } from './order-summary'

/** The dated events of an order, and its present state. */
export function EventList({ order }: { order: Dated }) {
  return (
    <ol sx={listStyle}>
      {orderHistory(order).map((event) => (
        <li key={event.kind} data-tone={toneOf(event)}>
          <strong>{wordsOf(event)}</strong>
          <time dateTime={event.at}>{formatDateTime(event.at)}</time>
        </li>
      ))}
    </ol>
  )
}

interface HistorySectionProps {
  order: OrderDetail
  /** Orders the same again, where the shop is open. */
  again?: ReactNode
}

/** Where an order is: status, time of delivery, dated events, tracking number. */
export function HistorySection({ order, again }: HistorySectionProps) {
  const { t } = useTranslation(ordersMessages)
  const { trackingNumber: number, shippingCarrier: carrier } = order
  return (
    <SheetSection title={t('detail.history')}>
      <div sx={styles.state}>
        <StatusBadge status={order.status} />
        <OrderDelivery order={order} />
      </div>
      <EventList order={order} />
      {number && <p>{t(carrier ? 'detail.trackingBy' : 'detail.tracking', { number, carrier })}</p>}
      <div data-chrome='' sx={styles.actions}>
        {again}
        {number && <CopyButton value={number}>{t('detail.copyTracking')}</CopyButton>}
      </div>
    </SheetSection>
  )
}

function wordsOf({ kind }: OrderEvent): string {
  return ordersMessages.text(kind === 'placed' ? 'detail.placed' : `status.${kind}`)
}

function toneOf({ kind }: OrderEvent): BadgeTone {
  return kind === 'placed' ? 'success' : statusTone[kind]
}

const listStyle: ThemeUIStyleObject = {
  display: 'grid',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', display: 'grid', pl: '24px', pb: 3 },
  '& > li:last-of-type': { pb: 0 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: '3px',
    top: '8px',
    width: '10px',
    height: '10px',
    borderRadius: 'full',
    bg: 'primary',
  },
  "& > li[data-tone='neutral']::before": { bg: 'control' },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: '7px',
    top: '18px',
    bottom: '-8px',
    width: '2px',
    bg: 'hairline',
  },
  strong: { fontWeight: 'medium' },
  time: { color: 'textMuted', fontSize: 'small' },
}

const styles = {
  state: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: 2, '&:empty': { display: 'none' } },
} satisfies Record<string, ThemeUIStyleObject>

interface OrderEvent {
  kind: 'placed' | ShownOrderStatus
  /** ISO 8601. */
  at: string
}

type Dated = Pick<Order, 'createdAt' | 'status' | 'statusUpdatedAt'>

/**
 * The dated events, oldest first. The API stores the date of the order and of its current status
 * only; steps in between are left out.
 */
export function orderHistory({ createdAt, status, statusUpdatedAt }: Dated): OrderEvent[] {
  const placed: OrderEvent = { kind: 'placed', at: createdAt }
  if (status === 'PENDING' || !statusUpdatedAt) return [placed]
  return [placed, { kind: status, at: statusUpdatedAt }]
}

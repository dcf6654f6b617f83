/** @jsxImportSource theme-ui */
import type { OrderDetail } from '../../../../contract/shop/order-detail'
import type { BadgeTone } from '../../../components/badge'
import { useText } from '../../../lib/i18n/texts'
import { formatDateTime } from '../../../lib/time/format-date'
import { type OrderEvent, orderHistory } from '../order-history'
import { ordersMessages } from '../orders-texts'
import { statusTone } from '../status-tone'
import { SheetPart } from './sheet-part'

/** What is known to have happened and when, and the number of the parcel. */
export function HistoryPart({ order }: { order: OrderDetail }) {
  const text = useText(ordersMessages)
  const { trackingNumber: number, shippingCarrier: carrier } = order
  return (
    <SheetPart title={text('detail.history')}>
      <ol sx={listStyle}>
        {orderHistory(order).map((event) => (
          <li key={event.kind} data-tone={toneOf(event)}>
            <strong>{wordsOf(event)}</strong>
            <time dateTime={event.at}>{formatDateTime(event.at)}</time>
          </li>
        ))}
      </ol>
      {number && (
        <p>{text(carrier ? 'detail.trackingBy' : 'detail.tracking', { number, carrier })}</p>
      )}
    </SheetPart>
  )
}

function wordsOf({ kind }: OrderEvent): string {
  return ordersMessages.text(kind === 'placed' ? 'detail.placed' : `status.${kind}`)
}

function toneOf({ kind }: OrderEvent): BadgeTone {
  return kind === 'placed' ? 'success' : statusTone[kind]
}

const listStyle = {
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
} as const

/** @jsxImportSource theme-ui */
import { memo } from 'react'
import type { Order } from '../../../../contract/shop/order'
import { Row } from '../../../components/row-list'
import { SiteLink } from '../../../components/site-link'
import { useText } from '../../../lib/i18n/texts'
import { formatMoney } from '../../../lib/money/format-money'
import { formatDate } from '../../../lib/time/format-date'
import { orderAmounts } from '../order-amounts'
import { ordersMessages } from '../orders-texts'
import { OrderPictures } from './order-pictures'
import { StatusBadge } from './status-badge'

interface OrderRowProps {
  order: Order
  to: string
}

/** One order of the list: its number leads to it. Drawn anew only where something about it is new. */
export const OrderRow = memo(({ order, to }: OrderRowProps) => {
  const text = useText(ordersMessages)
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const amount = formatMoney(orderAmounts(order).total)
  return (
    <Row
      title={
        <SiteLink to={to} prefetch={false}>
          {text('name', { number: order.id })}
        </SiteLink>
      }
      marks={<StatusBadge status={order.status} />}
      facts={
        <>
          <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
          {` · ${text('pieces', { count })}`}
        </>
      }
      actions={
        <span sx={{ fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' }}>
          {text('total', { amount })}
        </span>
      }
    >
      <OrderPictures items={order.items} />
    </Row>
  )
})

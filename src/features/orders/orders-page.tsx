import { memo } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { GrowingList } from '#components/account/growing-list'
import { LinkButton } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { PictureRow } from '#components/picture-row'
import { Row, RowList, RowListSkeleton } from '#components/row-list'
import { SiteLink } from '#components/site-link'
import { TitledHeading } from '#components/titled-heading'
import { publicPaths } from '#contract/paths/site-paths'
import type { Order } from '#contract/shop/order'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import { formatDate } from '#lib/time/format-date'
import { orderPath, ordersPageSize, useOrders } from './api'
import { StatusBadge } from './components/order-summary'
import { Parcel } from './components/parcel'
import { PaymentBadge } from './components/payment-badge'
import { WithdrawalBadge } from './components/sent-withdrawals'
import { ordersMessages } from './messages'
import { orderAmounts } from './order-amounts'

/** Height of a row with its pictures, in px. */
const rowHeight = 148

/** The member's orders, newest first. */
export default function OrdersPage() {
  const { t } = useTranslation(ordersMessages)
  const orders = useOrders()
  return (
    <>
      <TitledHeading title={t('title')}>{t('lead')}</TitledHeading>
      <div sx={styles.ordersPage}>
        <AccountRead
          query={orders}
          skeleton={<RowListSkeleton rows={ordersPageSize} height={rowHeight} />}
        >
          {({ rows, unshown }) =>
            rows.length === 0 && unshown === 0 && !orders.hasNextPage ? (
              <NoOrders />
            ) : (
              <GrowingList list={orders} label={t('more')} kind='orders'>
                <RowList label={t('list')}>
                  {rows.map((row) => (
                    <OrderRow key={row.id} order={row} to={orderPath(row.id)} />
                  ))}
                </RowList>
              </GrowingList>
            )
          }
        </AccountRead>
      </div>
    </>
  )
}

function NoOrders() {
  const { t } = useTranslation(ordersMessages)
  return (
    <EmptyState
      drawing={<Parcel drop='waiting' />}
      title={t('empty.title')}
      action={<LinkButton to={publicPaths.products}>{t('empty.action')}</LinkButton>}
    >
      {t('empty.sentence')}
    </EmptyState>
  )
}

interface OrderRowProps {
  order: Order
  to: string
}

/** Memoised, as the list can be long. */
const OrderRow = memo(({ order, to }: OrderRowProps) => {
  const { t } = useTranslation(ordersMessages)
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const amount = formatMoney(orderAmounts(order).total)
  return (
    <Row
      title={
        <SiteLink to={to} prefetch={false}>
          {t('name', { number: order.id })}
        </SiteLink>
      }
      marks={
        <>
          <StatusBadge status={order.status} />
          <PaymentBadge order={order} />
          <WithdrawalBadge order={order} />
        </>
      }
      facts={
        <>
          <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
          {!order.hasUnreadItems && <span>{` · ${t('pieces', { count })}`}</span>}
        </>
      }
      actions={<span sx={styles.total}>{t('total', { amount })}</span>}
    >
      <PictureRow products={order.items.map(({ product }) => product)} />
    </Row>
  )
})

const styles = {
  ordersPage: { display: 'grid', gap: 4 },
  total: { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
} satisfies Record<string, ThemeUIStyleObject>

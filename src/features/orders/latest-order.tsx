import { Package } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { ReadProblem } from '#components/account/account-read'
import { Card, CardTitle } from '#components/card'
import { PictureRow } from '#components/picture-row'
import { Skeleton } from '#components/skeleton'
import { UnshownRows } from '#components/unshown-rows'
import { accountRoutes } from '#contract/paths/account-paths'
import type { Order } from '#contract/shop/order'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import { formatDate } from '#lib/time/format-date'
import { orderPath, useOrders } from './api'
import { StatusBadge } from './components/order-summary'
import { PaymentBadge } from './components/payment-badge'
import { WithdrawalBadge } from './components/sent-withdrawals'
import { ordersMessages } from './messages'
import { orderAmounts } from './order-amounts'

/** Card of the latest order, a link to it. */
export function LatestOrder() {
  const { t } = useTranslation(ordersMessages)
  const orders = useOrders()
  const { data, isError } = orders
  const rows = data?.rows
  const latest = rows?.[0]
  return (
    <Card as='section'>
      <div sx={styles.packageRow}>
        <Package aria-hidden='true' size={22} sx={styles.package} />
        <CardTitle as='h2' to={targetOf(rows)} prefetch={false}>
          {t(rows?.length === 0 ? 'title' : 'latest.title')}
        </CardTitle>
      </div>
      <div sx={styles.box}>
        {latest && <Facts order={latest} />}
        {latest && <PictureRow products={latest.items.map(({ product }) => product)} />}
        {data?.rows.length === 0 && data.unshown === 0 && !orders.hasNextPage && (
          <p sx={styles.title}>{`${t('empty.title')}. ${t('empty.sentence')}`}</p>
        )}
        {/* It may be newer than the one above. */}
        <UnshownRows kind='orders' count={data?.unshown ?? 0} />
        {!rows && !isError && <Skeleton width='70%' height={24} />}
        {!rows && isError && <ReadProblem query={orders} title={t('latest.failed')} />}
      </div>
    </Card>
  )
}

function Facts({ order }: { order: Order }) {
  const { t } = useTranslation(ordersMessages)
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const amount = formatMoney(orderAmounts(order).total)
  return (
    <div sx={factsStyle}>
      <div sx={styles.factsBox}>
        <p sx={styles.name}>
          <span>{t('name', { number: order.id })}</span> <StatusBadge status={order.status} />{' '}
          <PaymentBadge order={order} /> <WithdrawalBadge order={order} />
        </p>
        <p sx={styles.text}>
          <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
          {!order.hasUnreadItems && <span>{` · ${t('pieces', { count })}`}</span>}
        </p>
      </div>
      <strong sx={styles.total}>{t('total', { amount })}</strong>
    </div>
  )
}

const factsStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: 4,
  rowGap: 1,
  mb: 3,
}

/** The order, or the empty list. */
function targetOf(orders: readonly Order[] | undefined): string | undefined {
  const [latest] = orders ?? []
  if (latest) return orderPath(latest.id)
  return orders && accountRoutes['account-orders'].pattern
}

const styles = {
  packageRow: { display: 'flex', alignItems: 'center', gap: 3 },
  package: { flexShrink: 0, color: 'primaryText' },
  box: { minHeight: 116 },
  title: { color: 'textMuted' },
  factsBox: { flex: '1 1 180px' },
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 },
  text: { color: 'textMuted', fontSize: 'small' },
  total: { fontVariantNumeric: 'tabular-nums' },
} satisfies Record<string, ThemeUIStyleObject>

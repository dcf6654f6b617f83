import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { Row, RowList, RowListSkeleton } from '#components/row-list'
import { SiteLink } from '#components/site-link'
import { UnshownRows } from '#components/unshown-rows'
import type { Order } from '#contract/shop/order'
import { type Page, unshownIn } from '#contract/wire/page'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import { formatDateTime } from '#lib/time/format-date'
import { newestOrdersCount, orderPath, useNewestOrders } from './api'
import { StatusBadge } from './components/order-summary'
import { PaymentBadge } from './components/payment-badge'
import { ordersMessages } from './messages'
import { orderAmounts } from './order-amounts'

/**
 * The newest orders with number, time and amount, shown when the outcome of a checkout is unclear.
 * Cached data is not shown while they are read.
 */
export function NewestOrders() {
  const { t } = useTranslation(ordersMessages)
  const query = useNewestOrders()
  const { data, isFetching, isSuccess, dataUpdatedAt } = query
  const isFresh = isSuccess && !isFetching
  return (
    <section aria-label={t('newest.title')} sx={styles.newestOrders}>
      <h2 sx={styles.newestOrdersHeading}>{t('newest.title')}</h2>
      <AccountRead
        query={{ ...query, data: isFresh ? data : undefined }}
        skeleton={<RowListSkeleton rows={newestOrdersCount} />}
      >
        {(page) => (
          <>
            <Rows page={page} />
            <p sx={styles.readAt}>
              {t('newest.readAt', { time: formatDateTime(new Date(dataUpdatedAt)) })}
            </p>
          </>
        )}
      </AccountRead>
    </section>
  )
}

function Rows({ page }: { page: Page<Order> }) {
  const { t } = useTranslation(ordersMessages)
  const unshown = unshownIn(page)
  if (page.results.length === 0) {
    return unshown > 0 ? <UnshownRows kind='orders' count={unshown} /> : <p>{t('newest.none')}</p>
  }
  return (
    <>
      <RowList label={t('newest.title')}>
        {page.results.map((one) => (
          <Row
            key={one.id}
            title={
              <SiteLink to={orderPath(one.id)} prefetch={false}>
                {t('name', { number: one.id })}
              </SiteLink>
            }
            marks={
              <>
                <StatusBadge status={one.status} />
                <PaymentBadge order={one} />
              </>
            }
            facts={<time dateTime={one.createdAt}>{formatDateTime(one.createdAt)}</time>}
            actions={t('total', { amount: formatMoney(orderAmounts(one).total) })}
          />
        ))}
      </RowList>
      <UnshownRows kind='orders' count={unshown} />
    </>
  )
}

const styles = {
  newestOrders: { display: 'grid', gap: 3 },
  newestOrdersHeading: { m: 0, fontSize: 'h3' },
  readAt: { color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>

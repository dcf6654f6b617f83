/** @jsxImportSource theme-ui */
import { accountRoutes } from '../../../contract/paths/account-paths'
import { type Order, order } from '../../../contract/shop/order'
import { pageOf } from '../../../contract/wire/page'
import { AccountRead } from '../../components/account/account-read'
import { Row, RowList, RowListSkeleton } from '../../components/row-list'
import { SiteLink } from '../../components/site-link'
import { useText } from '../../lib/i18n/texts'
import { formatMoney } from '../../lib/money/format-money'
import { formatDateTime } from '../../lib/time/format-date'
import { accountKeys } from '../../session/account-keys'
import { useOwnQuery } from '../../session/use-own-query'
import { StatusBadge } from './components/status-badge'
import { orderAmounts } from './order-amounts'
import { ordersMessages } from './orders-texts'

const shown = 5
const answer = pageOf(order)

/**
 * The newest orders with number, time and amount, for whoever does not know whether an order was
 * placed: always read anew, and never shown as they were before.
 */
export function NewestOrders() {
  const text = useText(ordersMessages)
  const query = useOwnQuery(
    [...accountKeys.orders, 'newest'],
    { path: '/api/orders', query: { ordering: '-createdAt', pageSize: shown }, answer },
    { freshFor: 0 },
  )
  const { data, isFetching, isSuccess, dataUpdatedAt } = query
  const isFresh = isSuccess && !isFetching
  return (
    <section aria-label={text('newest.title')} sx={{ display: 'grid', gap: 3 }}>
      <h2 sx={{ m: 0, fontSize: 'h3' }}>{text('newest.title')}</h2>
      <AccountRead
        query={{ ...query, data: isFresh ? data : undefined }}
        skeleton={<RowListSkeleton rows={shown} />}
      >
        {({ results }) => (
          <>
            {results.length === 0 ? <p>{text('newest.none')}</p> : <Rows orders={results} />}
            <p sx={{ color: 'textMuted', fontSize: 'small' }}>
              {text('newest.readAt', { time: formatDateTime(new Date(dataUpdatedAt)) })}
            </p>
          </>
        )}
      </AccountRead>
    </section>
  )
}

function Rows({ orders }: { orders: readonly Order[] }) {
  const text = useText(ordersMessages)
  return (
    <RowList label={text('newest.title')}>
      {orders.map((one) => (
        <Row
          key={one.id}
          title={
            <SiteLink to={pathOf(one.id)} prefetch={false}>
              {text('name', { number: one.id })}
            </SiteLink>
          }
          marks={<StatusBadge status={one.status} />}
          facts={<time dateTime={one.createdAt}>{formatDateTime(one.createdAt)}</time>}
          actions={text('total', { amount: formatMoney(orderAmounts(one).total) })}
        />
      ))}
    </RowList>
  )
}

function pathOf(id: number): string {
  return accountRoutes['account-orders-id'].pattern.replace('{id}', String(id))
}

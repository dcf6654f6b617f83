/** @jsxImportSource theme-ui */
import { accountRoutes } from '../../../contract/paths/account-paths'
import { publicPaths } from '../../../contract/paths/site-paths'
import { AccountRead } from '../../components/account/account-read'
import { GrowingList } from '../../components/account/growing-list'
import { EmptyState } from '../../components/empty-state'
import { LinkButton } from '../../components/link-button'
import { RowList, RowListSkeleton } from '../../components/row-list'
import { TitledHeading } from '../../components/titled-heading'
import { useText } from '../../lib/i18n/texts'
import { accountKeys } from '../../session/account-keys'
import { useOwnPages } from '../../session/use-own-pages'
import { OrderRow } from './components/order-row'
import { ordersCall } from './orders-call'
import { ordersMessages } from './orders-texts'

/** Height of one order, in px: its words and the pictures below them. */
const rowHeight = 156

/** A person's orders, newest first (R047). */
export function OrdersPage() {
  const text = useText(ordersMessages)
  const orders = useOwnPages(accountKeys.orders, ordersCall)
  return (
    <>
      <TitledHeading title={text('title')}>{text('lead')}</TitledHeading>
      <div sx={{ display: 'grid', gap: 4 }}>
        <AccountRead
          query={orders}
          skeleton={<RowListSkeleton rows={ordersCall.pageSize} height={rowHeight} />}
        >
          {({ rows }) =>
            rows.length === 0 ? (
              <NoOrders />
            ) : (
              <GrowingList list={orders} label={text('more')}>
                <RowList label={text('list')}>
                  {rows.map((row) => (
                    <OrderRow key={row.id} order={row} to={pathOf(row.id)} />
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

function pathOf(id: number): string {
  return accountRoutes['account-orders-id'].pattern.replace('{id}', String(id))
}

function NoOrders() {
  const text = useText(ordersMessages)
  return (
    <EmptyState
      motif='leaf'
      title={text('empty.title')}
      action={<LinkButton to={publicPaths.products}>{text('empty.action')}</LinkButton>}
    >
      {text('empty.sentence')}
    </EmptyState>
  )
}

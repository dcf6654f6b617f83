import { orderDetail } from '../../../contract/shop/order-detail'
import { AccountRead } from '../../components/account/account-read'
import { TitledHeading } from '../../components/titled-heading'
import { useText } from '../../lib/i18n/texts'
import { PageNotFound } from '../../lib/navigation/page-not-found'
import type { AccountPageProps } from '../../session/account-page-props'
import { useOwnQuery } from '../../session/use-own-query'
import { orderKey } from './cancel-order'
import { OrderSheet } from './components/order-sheet'
import { OrderSkeleton } from './components/order-skeleton'
import { ordersMessages } from './orders-texts'

const idShape = /^[1-9]\d{0,14}$/

/**
 * One order of the person who is here (R048).
 * @throws PageNotFound for one that is missing or another's, which look the same
 */
export function OrderPage({ path, params: { id = '' } }: AccountPageProps) {
  if (!idShape.test(id)) throw new PageNotFound(path)
  return <KnownOrderPage path={path} id={Number(id)} />
}

function KnownOrderPage({ path, id }: { path: string; id: number }) {
  const text = useText(ordersMessages)
  const found = useOwnQuery(orderKey(id), { path: `/api/orders/${id}`, answer: orderDetail })
  if (found.error?.outcome.kind === 'missing') throw new PageNotFound(path)
  if (found.data) return <OrderSheet order={found.data} />
  return (
    <>
      <TitledHeading title={text('name', { number: id })} />
      <AccountRead query={found} skeleton={<OrderSkeleton />}>
        {() => null}
      </AccountRead>
    </>
  )
}

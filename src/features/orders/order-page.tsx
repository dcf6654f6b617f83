import { orderDetail } from '../../../contract/shop/order-detail'
import type { AccountPageProps } from '../../session/account-page-props'
import { AccountRead } from '../../session/account-read'
import { useOwnQuery } from '../../session/use-own-query'
import { useText } from '../../shared/i18n/texts'
import { PageNotFound } from '../../shared/navigation/page-not-found'
import { TitledHeading } from '../../shared/ui/titled-heading'
import { orderKey } from './cancel-order'
import { ordersTexts } from './orders-texts'
import { OrderSheet } from './parts/order-sheet'
import { OrderSkeleton } from './parts/order-skeleton'

const idShape = /^[1-9]\d{0,14}$/

/**
 * One order of the person who is here (R048).
 * @throws PageNotFound for one that is missing or another's, which look the same (decision GW3)
 */
export function OrderPage({ path, params: { id = '' } }: AccountPageProps) {
  if (!idShape.test(id)) throw new PageNotFound(path)
  return <KnownOrderPage path={path} id={Number(id)} />
}

function KnownOrderPage({ path, id }: { path: string; id: number }) {
  const text = useText(ordersTexts)
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

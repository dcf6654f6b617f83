import { agreedTotal } from '#features/checkout/order-keys'
import { OrderConfirmation } from '#features/orders/order-confirmation'
import AccountQueriesProvider from '../account/account-queries-provider'

/** The confirmation of the account's order. Own file: loaded lazily. */
export default function OwnOrder({ path, uuid }: { path: string; uuid: string }) {
  return (
    <AccountQueriesProvider>
      <OrderConfirmation path={path} uuid={uuid} agreed={agreedTotal(uuid)} />
    </AccountQueriesProvider>
  )
}

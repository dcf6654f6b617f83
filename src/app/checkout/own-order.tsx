import { agreedTotal } from '#features/checkout/order-keys'
import { OrderConfirmation } from '#features/orders/order-confirmation'
import { guestsMayBuy } from '#session/buyer'
import AccountQueriesProvider from '../account/account-queries-provider'
import { PaymentWithCart } from './payment-with-cart'

/** The confirmation of an order. Own file: loaded lazily. */
export default function OwnOrder({ path, uuid }: { path: string; uuid: string }) {
  return (
    <AccountQueriesProvider>
      <OrderConfirmation
        path={path}
        uuid={uuid}
        agreed={agreedTotal(uuid)}
        isOpen={guestsMayBuy()}
        payment={(paid) => <PaymentWithCart {...paid} />}
      />
    </AccountQueriesProvider>
  )
}

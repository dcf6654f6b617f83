import { agreedTotal } from '#features/checkout/order-keys'
import { OrderConfirmation } from '#features/orders/order-confirmation'
import { guestsMayBuy } from '#session/buyer'
import { useSession } from '#session/session'
import AccountQueriesProvider from '../account/account-queries-provider'
import { againOf } from './again-of'
import { BoughtLesson } from './bought-lesson'
import MissingOrder from './missing-order'
import { PaymentWithCart } from './payment-with-cart'

/** The confirmation of an order. Own file: loaded lazily. */
export default function OwnOrder({ path, uuid }: { path: string; uuid: string }) {
  const { user } = useSession()
  return (
    <AccountQueriesProvider>
      <OrderConfirmation
        path={path}
        uuid={uuid}
        agreed={agreedTotal(uuid)}
        isOpen={guestsMayBuy()}
        lesson={(items) => <BoughtLesson items={items} />}
        missing={user ? null : <MissingOrder path={path} uuid={uuid} />}
        again={againOf}
        payment={(paid) => <PaymentWithCart {...paid} />}
      />
    </AccountQueriesProvider>
  )
}

import { agreedTotal } from '../../features/checkout/browser-keys'
import { OrderConfirmation } from '../../features/orders/order-confirmation'
import OwnQueries from '../account/own-queries'

/** The confirmation of a member's order, with what was read of that member alone. */
export default function OwnOrder({ path, uuid }: { path: string; uuid: string }) {
  return (
    <OwnQueries>
      <OrderConfirmation path={path} uuid={uuid} agreed={agreedTotal(uuid)} />
    </OwnQueries>
  )
}

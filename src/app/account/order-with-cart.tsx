import { OrderPage } from '#features/orders/order-page'
import type { AccountPageProps } from '#session/after-sign-in'
import { againOf } from '../checkout/again-of'
import { PaymentWithCart } from '../checkout/payment-with-cart'

/** An order, with the buttons that pay it and that put its items into the cart again. */
export default function OrderWithCart(props: AccountPageProps) {
  return <OrderPage {...props} payment={(paid) => <PaymentWithCart {...paid} />} again={againOf} />
}

import { OrderAgain } from '#features/cart/order-again'
import { OrderPage } from '#features/orders/order-page'
import type { AccountPageProps } from '#session/after-sign-in'

/** An order, with the button that puts its items into the cart again. */
export default function OrderWithCart(props: AccountPageProps) {
  return <OrderPage {...props} again={(items, variant) => <OrderAgain {...{ items, variant }} />} />
}

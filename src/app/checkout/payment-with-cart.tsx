import type { SessionUser } from '#contract/account/user-account'
import type { Order, OrderItem } from '#contract/shop/order'
import { noteCartOrdered } from '#features/cart/cart-actor'
import { CartAfterPayment } from '#features/cart/emptied-cart'
import { OrderAgain } from '#features/cart/order-again'
import { PaidInCart } from '#features/cart/paid-in-cart'
import type { PaidOrder } from '#features/orders/payment-slot'
import { OrderPayment } from '#features/payment/order-payment'
import { keepsCart } from '#features/payment/payment-stage'
import { useSession } from '#session/session'
import { OtherPayWay } from './other-pay-way'

/** Paying an order, with what follows for the cart: a paid order has emptied it. */
export function PaymentWithCart(paid: PaidOrder) {
  const { order } = paid
  const { items } = order
  const { user } = useSession()
  return (
    <OrderPayment
      {...paid}
      onPaid={() => noteOrderPaid(order, user)}
      cartAfter={isOfGuestBefore(order, user) ? <PaidInCart items={items} /> : <CartAfterPayment />}
      otherWay={<OtherPayWay order={order} />}
      again={<OrderAgain items={items} isInCart={keepsCart(order)} />}
    />
  )
}

/** Tells the cart that the payment of an order has emptied it. */
export function noteOrderPaid(order: Order, user: SessionUser | null): void {
  if (!isOfGuestBefore(order, user)) noteCartOrdered(orderedOf(order.items))
}

/** Ordered before signing in: the shop empties the guest's cart, which is in the member's since. */
export const isOfGuestBefore = (order: Order, user: SessionUser | null) =>
  order.user === null && user !== null

const orderedOf = (items: readonly OrderItem[]) =>
  items.flatMap(({ product, quantity }) => (product ? [{ product: product.id, quantity }] : []))

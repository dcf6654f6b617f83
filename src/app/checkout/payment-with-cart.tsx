import { cartActor } from '#features/cart/cart-actor'
import { OrderAgain } from '#features/cart/order-again'
import type { PaidOrder } from '#features/orders/payment-slot'
import { OrderPayment } from '#features/payment/order-payment'
import { keepsCart } from '#features/payment/payment-stage'
import { OtherPayWay } from './other-pay-way'

/** Paying an order, with what follows for the cart: a paid order has emptied it. */
export function PaymentWithCart(paid: PaidOrder) {
  const { order } = paid
  return (
    <OrderPayment
      {...paid}
      onPaid={rereadCart}
      otherWay={<OtherPayWay order={order} />}
      again={<OrderAgain items={order.items} isInCart={keepsCart(order)} />}
    />
  )
}

function rereadCart(): void {
  cartActor().send({ type: 'refresh.requested' })
}

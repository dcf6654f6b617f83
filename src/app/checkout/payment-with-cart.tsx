import { cartActor } from '#features/cart/cart-actor'
import type { PaidOrder } from '#features/orders/payment-slot'
import { OrderPayment } from '#features/payment/order-payment'
import { OtherPayWay } from './other-pay-way'

/** Paying an order, with what follows for the cart: a paid order has emptied it. */
export function PaymentWithCart(paid: PaidOrder) {
  return (
    <OrderPayment {...paid} onPaid={rereadCart} otherWay={<OtherPayWay order={paid.order} />} />
  )
}

function rereadCart(): void {
  cartActor().send({ type: 'refresh.requested' })
}

import { OrderAgain } from '#features/cart/order-again'
import { OrderPage } from '#features/orders/order-page'
import { isPaymentOpen, keepsCart } from '#features/payment/payment-stage'
import type { AccountPageProps } from '#session/after-sign-in'
import { PaymentWithCart } from '../checkout/payment-with-cart'

/** An order, with the buttons that pay it and that put its items into the cart again. */
export default function OrderWithCart(props: AccountPageProps) {
  return (
    <OrderPage
      {...props}
      payment={(paid) => <PaymentWithCart {...paid} />}
      again={(order, variant) =>
        isPaymentOpen(order) ? null : (
          <OrderAgain items={order.items} isInCart={keepsCart(order)} variant={variant} />
        )
      }
    />
  )
}

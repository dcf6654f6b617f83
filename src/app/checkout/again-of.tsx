import type { ButtonLook } from '#components/button'
import type { Order } from '#contract/shop/order'
import { OrderAgain } from '#features/cart/order-again'
import { isPaymentOpen, isPaymentOver, keepsCart } from '#features/payment/payment-stage'

/**
 * The button beside the course of an order that orders the same again: not while it can be paid, nor
 * where its payment has the button.
 */
export function againOf(order: Order, variant: ButtonLook['variant']) {
  if (isPaymentOpen(order) || isPaymentOver(order)) return null
  return <OrderAgain items={order.items} isInCart={keepsCart(order)} variant={variant} />
}

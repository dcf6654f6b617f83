import type { OrderStatus } from '#contract/shop/order'
import type { NotificationMessage } from '../lib/live-sockets'

/** In English whatever the language, as the real API sends them. */
const ofOrder =
  (
    about: Required<Pick<NotificationMessage, 'kind' | 'category' | 'type'>>,
    title: string,
    message: string,
  ) =>
  (id: number): NotificationMessage => ({
    ...about,
    title: title.replace('#', `#${id}`),
    message,
    link: `/account/orders/${id}`,
  })

const order = (
  kind: NotificationMessage['kind'],
  type: string,
  title: string,
  message: string,
  category = 'ORDER',
) => ofOrder({ kind, category, type }, title, message)

/** Notifications that the shop sends automatically. */
export const notificationMessages = {
  orderPlaced: order('SUCCESS', 'order_created', 'Order # placed', "We've received your order."),
  /** By the status that an order gets; the API says nothing of the others. */
  order: {
    SHIPPED: order(
      'INFO',
      'order_shipped',
      'Order # is on its way!',
      'It has shipped.',
      'SHIPPING',
    ),
    DELIVERED: order('SUCCESS', 'order_delivered', 'Order # delivered', 'It is here.', 'SHIPPING'),
    COMPLETED: order('SUCCESS', 'order_completed', 'Order # complete', 'Thanks for shopping.'),
    CANCELED: order('WARNING', 'order_canceled', 'Order # canceled', 'It has been canceled.'),
    REFUNDED: order(
      'INFO',
      'order_refunded',
      'Refund processed for order #',
      'Your refund is on its way back.',
      'PAYMENT',
    ),
  } satisfies Partial<Record<OrderStatus, (id: number) => NotificationMessage>>,
  paymentConfirmed: order(
    'SUCCESS',
    'payment_confirmed',
    'Payment confirmed for order #',
    'Your payment went through.',
    'PAYMENT',
  ),
  paymentFailed: order(
    'ERROR',
    'payment_failed',
    'Payment failed for order #',
    "We couldn't process your payment.",
    'PAYMENT',
  ),
  commentApproved: (link: string): NotificationMessage => ({
    kind: 'SUCCESS',
    title: 'Το σχόλιό σας δημοσιεύτηκε',
    message: 'Σας ευχαριστούμε που μοιραστήκατε τη γνώμη σας.',
    link,
  }),
}

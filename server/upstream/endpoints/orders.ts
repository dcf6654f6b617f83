import { invoice } from '../invoice'
import { order, orderDetail } from '../order'
import { checkoutSession, returnedOrder } from '../payment'
import { list, read, write } from './endpoint'

export const listOrders = list('/order/my_orders', order)
export const readOrder = read('/order/{id}', orderDetail)
export const readOrderByUuid = read('/order/uuid/{uuid}', orderDetail)
export const placeOrder = write('POST', '/order', orderDetail)

/** Of a guest's order its `uuid` is asked for. */
export const cancelOrder = write('POST', '/order/{id}/cancel', orderDetail)

export const readInvoice = read('/order/{id}/invoice', invoice)

/** Says a PDF, which is read by its own rules. */
export const downloadInvoice = { method: 'GET', path: '/order/{id}/invoice/download' } as const

/** Opens a page of the bank; the order of a guest is named by its `uuid` as well. */
export const openCheckoutSession = write(
  'POST',
  '/order/{id}/create_checkout_session',
  checkoutSession,
)

/** By the code of a session (`s`), or by a transaction that the API has been told of (`t`). */
export const findReturnedOrder = read('/order/viva_return', returnedOrder)

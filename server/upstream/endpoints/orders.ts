import { order, orderDetail } from '../order'
import { list, read, write } from './endpoint'

export const listOrders = list('/order/my_orders', order)
export const listOrdersOf = list('/user/account/{me}/orders', order)
export const readOrder = read('/order/{id}', orderDetail)
export const readOrderByUuid = read('/order/uuid/{uuid}', orderDetail)
export const placeOrder = write('POST', '/order', orderDetail)

/** Of a guest's order its `uuid` is asked for. */
export const cancelOrder = write('POST', '/order/{id}/cancel', orderDetail)

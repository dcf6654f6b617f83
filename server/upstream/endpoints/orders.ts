import { order, orderDetail } from '../order'
import { list, read } from './endpoint'

export const listOrders = list('/order/my_orders', order)
export const listOrdersOf = list('/user/account/{me}/orders', order)
export const readOrder = read('/order/{id}', orderDetail)
export const readOrderByUuid = read('/order/uuid/{uuid}', orderDetail)

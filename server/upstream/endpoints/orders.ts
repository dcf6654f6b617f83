import { order, orderDetail } from '../order'
import type { UpstreamEndpoint } from './endpoint'

export const listOrders = {
  method: 'GET',
  path: '/order/my_orders',
  rows: order,
} as const satisfies UpstreamEndpoint

export const readOrder = {
  method: 'GET',
  path: '/order/{id}',
  answer: orderDetail,
} as const satisfies UpstreamEndpoint

export const readOrderByUuid = {
  method: 'GET',
  path: '/order/uuid/{uuid}',
  answer: orderDetail,
} as const satisfies UpstreamEndpoint

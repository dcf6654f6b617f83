import * as z from 'zod/mini'
import { order, orderDetail, orderStatuses, paymentStatuses } from '../shop/order'
import { orderCreation } from '../shop/order-creation'
import { pageOf } from '../wire/page'
import { orderingOf, pageRules, typedText } from '../wire/query-rules'
import type { Endpoint } from './endpoint'

const orderQuery = {
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  search: typedText,
  ordering: orderingOf(['createdAt', 'status', 'paidAmount']),
  ...pageRules,
}

export const listOrders = {
  method: 'GET',
  path: '/api/orders',
  who: 'member',
  query: orderQuery,
  answer: pageOf(order),
} as const satisfies Endpoint

export const placeOrder = {
  method: 'POST',
  path: '/api/orders',
  who: 'member',
  body: orderCreation,
  answer: orderDetail,
  status: 201,
  isKeyed: true,
} as const satisfies Endpoint

export const readOrder = {
  method: 'GET',
  path: '/api/orders/{id}',
  who: 'member',
  answer: orderDetail,
} as const satisfies Endpoint

export const readOrderByUuid = {
  method: 'GET',
  path: '/api/orders/uuid/{uuid}',
  who: 'member',
  answer: orderDetail,
} as const satisfies Endpoint

export const cancelOrder = {
  method: 'POST',
  path: '/api/orders/{id}/cancel',
  who: 'member',
  answer: orderDetail,
} as const satisfies Endpoint

import * as z from 'zod/mini'
import { invoice } from '../shop/invoice'
import {
  guestOrderUuid,
  order,
  orderDetail,
  orderState,
  orderStatuses,
  paymentStatuses,
  unpaidOrder,
} from '../shop/order'
import { orderCreation } from '../shop/order-creation'
import { paymentPage, returnedOrder } from '../shop/payment'
import { pageOf } from '../wire/page'
import { orderingOf, pageRules } from '../wire/query-rules'
import { typedText } from '../wire/typed-query'
import type { Endpoint } from './endpoint'

/** An id of the bank in its return address. */
const bankReference = z.string().check(z.regex(/^[\w-]{1,64}$/))

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
  who: 'buyer',
  body: orderCreation,
  answer: orderDetail,
  status: 201,
  isKeyed: true,
} as const satisfies Endpoint

/**
 * The order that a guest of this browser has sent with this key and body, also while a member is signed in.
 * Nothing is placed.
 */
export const findSentOrder = {
  method: 'POST',
  path: '/api/orders/sent',
  who: 'anyone',
  body: orderCreation,
  answer: orderDetail,
  isKeyed: true,
} as const satisfies Endpoint

export const readOrder = {
  method: 'GET',
  path: '/api/orders/{id}',
  who: 'member',
  answer: orderDetail,
} as const satisfies Endpoint

/** A member's own order, or one that a guest has placed in this browser. */
export const readOrderByUuid = {
  method: 'GET',
  path: '/api/orders/uuid/{uuid}',
  who: 'buyer',
  answer: orderDetail,
} as const satisfies Endpoint

export const cancelOrder = {
  method: 'POST',
  path: '/api/orders/{id}/cancel',
  who: 'member',
  answer: orderDetail,
} as const satisfies Endpoint

/** The same for an order that a guest has placed in this browser. */
export const cancelOrderByUuid = {
  method: 'POST',
  path: '/api/orders/uuid/{uuid}/cancel',
  who: 'buyer',
  answer: orderDetail,
} as const satisfies Endpoint

/** How it stands with a guest's order, for anybody who has its address: nothing of the person. */
export const readOrderState = {
  method: 'GET',
  path: '/api/orders/uuid/{uuid}/state',
  who: 'anyone',
  answer: orderState,
} as const satisfies Endpoint

/** The page of an order that a guest has placed in this browser: mails name it by its number. */
export const findGuestOrder = {
  method: 'GET',
  path: '/api/orders/{id}/uuid',
  who: 'anyone',
  answer: guestOrderUuid,
} as const satisfies Endpoint

/** The invoice of an own order that asked for one: 404 until it is issued. */
export const readInvoice = {
  method: 'GET',
  path: '/api/orders/{id}/invoice',
  who: 'member',
  answer: invoice,
} as const satisfies Endpoint

/** The same as a file, called after its number. */
export const downloadInvoice = {
  method: 'GET',
  path: '/api/orders/{id}/invoice/file',
  who: 'member',
  answerType: 'pdf',
} as const satisfies Endpoint

/** Opens the bank's page for an own order that waits for its payment. */
export const openPayment = {
  method: 'POST',
  path: '/api/orders/uuid/{uuid}/payment',
  who: 'buyer',
  answer: paymentPage,
} as const satisfies Endpoint

/**
 * The newest own order that waits for its payment, to be paid or with the bank at it, so that nobody
 * orders the same twice.
 */
export const findUnpaidOrder = {
  method: 'GET',
  path: '/api/orders/unpaid',
  who: 'buyer',
  answer: unpaidOrder,
} as const satisfies Endpoint

/** The order that the bank sends somebody back to; `t` may be missing after a failure. */
export const findReturnedOrder = {
  method: 'GET',
  path: '/api/orders/returned',
  who: 'anyone',
  query: { t: bankReference, s: bankReference },
  answer: returnedOrder,
} as const satisfies Endpoint

import { lenientEnum } from '../wire/lenient-enum'

/** How far an order has come. COMPLETED, CANCELED and REFUNDED are final. */
export const orderStatuses = [
  'PENDING',
  'PROCESSING',
  'SHIPPED',
  'DELIVERED',
  'COMPLETED',
  'CANCELED',
  'RETURNED',
  'REFUNDED',
] as const
export const orderStatus = lenientEnum(orderStatuses, 'PENDING')
export type OrderStatus = (typeof orderStatuses)[number]

/** How far the payment has come; an empty one, as of an order that nobody paid yet, is PENDING. */
export const paymentStatuses = [
  'PENDING',
  'PROCESSING',
  'COMPLETED',
  'FAILED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'CANCELED',
] as const
export const paymentStatus = lenientEnum(paymentStatuses, 'PENDING')
export type PaymentStatus = (typeof paymentStatuses)[number]

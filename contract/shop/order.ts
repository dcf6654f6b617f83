import * as z from 'zod/mini'
import { storedRecipient } from '../account/address'
import { readFloor } from '../account/floor'
import { country, region } from '../geo/country'
import { sortField, stampFields, uuidField } from '../wire/common-fields'
import { count, dateTime, id, lenientEnum, lenientText, money, uuid } from '../wire/scalars'
import { documentTypes } from './document-type'
import { payWay } from './pay-way'
import { product } from './product'
import { storedQuantity } from './quantity'

/** A word that is none of those known here: it is shown as unknown, never as another state. */
const unknownWord = 'UNKNOWN'

export const documentType = lenientEnum([...documentTypes, unknownWord], unknownWord)

/** State of an order. COMPLETED, CANCELED and REFUNDED are final. */
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
export type OrderStatus = (typeof orderStatuses)[number]
export const orderStatus = lenientEnum([...orderStatuses, unknownWord], unknownWord)
export type ShownOrderStatus = z.infer<typeof orderStatus>

/** When an order came to each status, as far as the API has noted it. */
const statusDates = z.optional(z.partialRecord(z.enum(orderStatuses), dateTime))

/** State of the payment; an empty one, as of an unpaid order, is PENDING. */
export const paymentStatuses = [
  'PENDING',
  'PROCESSING',
  'COMPLETED',
  'FAILED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'CANCELED',
] as const
export const paymentStatus = z.pipe(
  z.nullish(z.string()),
  z.transform((word) => {
    if (!word) return 'PENDING'
    return paymentStatuses.find((known) => known === word) ?? unknownWord
  }),
)

/**
 * A product of an order. `price` is that of one piece at the time of the order, `totalPrice` that
 * of all; `net…` excludes refunds. Amounts in euro.
 */
export const orderItem = z.object({
  id,
  /** Null where it no longer exists or cannot be read. */
  product: z.nullable(product),
  /** The name of such a product, as far as it is known. */
  productName: lenientText,
  price: money,
  quantity: storedQuantity,
  originalQuantity: z.nullish(count),
  isRefunded: z.boolean(),
  refundedQuantity: count,
  netQuantity: count,
  totalPrice: money,
  refundedAmount: money,
  netPrice: money,
  notes: lenientText,
  ...sortField,
  ...stampFields,
  ...uuidField,
})
export type OrderItem = z.infer<typeof orderItem>

const recipient = {
  email: z.string(),
  ...storedRecipient,
  place: lenientText,
  floor: readFloor,
  country: z.nullable(country),
  region: z.nullable(region),
  customerNotes: lenientText,
  fullAddress: lenientText,
}

const paymentFields = {
  payWay: z.nullable(payWay),
  paymentStatus,
  paymentId: lenientText,
  paymentMethod: lenientText,
  /** Whether it is paid on a page of the bank; `payWay` is null where the shop no longer has it. */
  isPaidOnline: z.boolean(),
  /** Tells of the whole amount only: use `orderIsPaid`. */
  isPaid: z.boolean(),
  documentType,
  shippingPrice: money,
  paidAmount: money,
  totalPriceItems: money,
  totalPriceExtra: money,
}

/**
 * An order as lists show it, from `GET /api/orders` (newest first). Amounts in euro, tax
 * included. `statusDisplay` is the upstream's own name of the status.
 */
export const order = z.object({
  id,
  user: z.nullable(id),
  ...recipient,
  ...paymentFields,
  status: orderStatus,
  statusDisplay: lenientText,
  statusUpdatedAt: z.nullish(dateTime),
  /** False for an unknown status. */
  canBeCanceled: z.boolean(),
  items: z.array(orderItem),
  /** There are items that cannot be read, besides `items`. */
  hasUnreadItems: z._default(z.boolean(), false),
  ...stampFields,
  ...uuidField,
})
export type Order = z.infer<typeof order>

export function orderIsPaid({ paymentStatus }: Pick<Order, 'paymentStatus'>): boolean {
  return paymentStatus === 'COMPLETED'
}

/**
 * One order, from `GET /api/orders/{id}` and `GET /api/orders/uuid/{uuid}`, and the answer to creating
 * and cancelling one. `timeSinceOrder` is empty where the API does not say it, `timesPaid` tells of
 * payments at a bank only.
 */
export const orderDetail = z.extend(order, {
  trackingInfo: z.nullish(z.object({ trackingNumber: lenientText, shippingCarrier: lenientText })),
  trackingNumber: lenientText,
  shippingCarrier: lenientText,
  timeSinceOrder: lenientText,
  statusDates,
  timesPaid: z._default(count, 0),
  customerFullName: lenientText,
  /** Whether its invoice can be read. */
  hasInvoice: z.boolean(),
  isCompleted: z.boolean(),
  isCanceled: z.boolean(),
})
export type OrderDetail = z.infer<typeof orderDetail>

/** An own order that waits for its payment; null without one. */
export const unpaidOrder = z.object({ order: z.nullable(orderDetail) })

/**
 * A guest's order as everybody with its address sees it, from `GET /api/orders/uuid/{uuid}/state`:
 * nothing of the person. Amounts in euro.
 */
export const orderState = z.object({
  id,
  status: orderStatus,
  statusUpdatedAt: z.nullish(dateTime),
  statusDates,
  createdAt: dateTime,
  isCompleted: z.boolean(),
  isCanceled: z.boolean(),
  /** Whether it is paid on a page of the bank. */
  isPaidOnline: z.boolean(),
  paymentStatus,
  timesPaid: z._default(count, 0),
  items: z.array(
    z.object({
      /** Null where it no longer exists or cannot be read. */
      product: z.nullable(product),
      productName: lenientText,
      price: money,
      quantity: storedQuantity,
      totalPrice: money,
    }),
  ),
  hasUnreadItems: z._default(z.boolean(), false),
  shippingPrice: money,
  totalPriceItems: money,
  totalPriceExtra: money,
})
export type OrderState = z.infer<typeof orderState>

/** The uuid of an order that a guest has placed in this browser. */
export const guestOrderUuid = z.object({ uuid })

/**
 * Why an order has no answer, as `data.code` of an error of `POST /api/orders` or of the question for
 * an order that a guest has sent.
 *
 * - `orderNotSent`: this request did not reach the API.
 * - `orderUnknown`: it may have been placed. It may be retried with the same key.
 * - `orderDiffers`: an order with this key and other details stands; `uuid` names it.
 * - `orderPlacedUnseen`: a guest's order was placed, but nobody can show it: the mail tells of it.
 * - `orderKeyLost`: a guest's order may have been placed; this browser can never find out.
 * - `orderNotPlaced`: the order that was asked for was not placed, and will not be.
 * - `orderUnpaid`: another order, of other contents, waits to be paid online; `uuid` names it.
 */
export const orderProblems = [
  'orderNotSent',
  'orderUnknown',
  'orderDiffers',
  'orderPlacedUnseen',
  'orderKeyLost',
  'orderNotPlaced',
  'orderUnpaid',
] as const
export type OrderProblem = (typeof orderProblems)[number]

export const orderProblem = z.object({
  code: z.enum(orderProblems),
  uuid: z.optional(z.uuid()),
})

import * as z from 'zod/mini'
import { recipientFields } from '../account/address'
import { floorChoice, upstreamFloorChoice } from '../account/floor'
import { id, money, uuid } from '../wire/scalars'
import { asText, optionalText, writtenEmail, writtenPhone } from '../wire/written-text'
import { largestQuantity } from './cart'
import { chosenDocumentType } from './order'

/**
 * Header of `POST /api/orders` that lets an order be sent again without being placed twice. The
 * same key gets 422 with another body, and 409 while the first request is under way.
 */
export const idempotencyHeader = 'Idempotency-Key'

/** Its value: made once for each order, and kept until the order has an answer. */
export const idempotencyKey = uuid

/**
 * Header of an answer whose order an earlier request with the same key had placed; its value is
 * `true`. An upstream of generation one has no keys and never sends it.
 */
export const replayedHeader = 'Idempotency-Replayed'

/** Most characters of the customer's notes. */
export const longestCustomerNotes = 2000

/** Most different products in one order. */
export const mostOrderItems = 200

const { locationType, country, region, phone, ...nameAndStreet } = recipientFields

/** Browsers keep a fingerprint of a sent order: another order of the keys would be another order. */
const fields = {
  email: writtenEmail,
  ...nameAndStreet,
  place: optionalText,
  locationType,
  country,
  region,
  phone,
  mobilePhone: z.optional(writtenPhone),
  customerNotes: z._default(z.string().check(asText, z.maxLength(longestCustomerNotes)), ''),
  payWay: id,
  documentType: chosenDocumentType,
  items: z
    .array(
      z.object({
        product: id,
        quantity: z.int().check(z.positive(), z.maximum(largestQuantity)),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostOrderItems)),
}

/**
 * Body of `POST /api/orders`. Status, payment, owner and shipping price are set by the gateway:
 * such keys are dropped.
 */
export const orderCreation = z.object({
  ...fields,
  floor: floorChoice,
  /** Total that was shown, in euro: compared with the charge, never charged. */
  agreedTotal: z.optional(money),
  /** Age of the last unanswered attempt of the same order, in seconds; absent for the first one. */
  sentSecondsAgo: z.optional(z.number().check(z.nonnegative())),
})
export type OrderCreation = z.infer<typeof orderCreation>

/**
 * Body of the upstream's `POST /order`; the shipping price is the gateway's own, in euro.
 * `paymentId` carries the order's key: the upstream returns it in the list of orders, where
 * a lost order is found again.
 */
export const upstreamOrderCreation = z.object({
  ...fields,
  floor: upstreamFloorChoice,
  paymentId: idempotencyKey,
  shippingPrice: z.number().check(z.nonnegative()),
})
export type UpstreamOrderCreation = z.infer<typeof upstreamOrderCreation>

import * as z from 'zod/mini'
import { recipientFields } from '../account/address'
import { floorChoice } from '../account/floor'
import { id, money, uuid } from '../wire/scalars'
import { asText, optionalText, writtenEmail, writtenPhone } from '../wire/written-text'
import { chosenDocumentType } from './document-type'
import { quantity } from './quantity'
import { greekVatNumber, normalVatNumber } from './vat-number'

/**
 * Header of `POST /api/orders` that lets an order be sent again without being placed twice. The
 * same key gets 422 with another body, and 409 while the first request is under way.
 */
export const idempotencyHeader = 'Idempotency-Key'

/** Its value: made once for each order, and kept until the order has an answer. */
export const idempotencyKey = uuid

/** Most characters of the customer's notes. */
export const longestCustomerNotes = 500

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
    .array(z.object({ product: id, quantity }))
    .check(z.minLength(1), z.maxLength(mostOrderItems)),
}

/**
 * Body of `POST /api/orders`. Status, payment, owner and shipping price are the API's own: such
 * keys are dropped.
 */
export const orderCreation = z.object({
  ...fields,
  floor: floorChoice,
  /** Total that was shown, in euro: compared with the charge, never charged. */
  agreedTotal: z.optional(money),
  /** Age of the last unanswered attempt of the same order, in seconds; absent for the first one. */
  sentSecondsAgo: z.optional(z.number().check(z.nonnegative())),
  /** Greek tax number of an invoice. */
  vatNumber: z.optional(z.string().check(z.overwrite(normalVatNumber), z.regex(greekVatNumber))),
})
export type OrderCreation = z.infer<typeof orderCreation>

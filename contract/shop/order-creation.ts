import * as z from 'zod/mini'
import { addressTypeChoice } from '../account/address-type'
import { floorChoice } from '../account/floor'
import { upstreamFloorChoice } from '../account/upstream-floor'
import { countryCode } from '../geo/country'
import { id } from '../wire/scalars'
import { optionalText, requiredText, writtenPhone } from '../wire/written-text'
import { largestQuantity } from './cart-item-write'
import { chosenDocumentType } from './document-type'

/** Most characters of what a person may write to the shop with an order. */
export const longestCustomerNotes = 2000

/** Most different products in one order. */
export const mostOrderItems = 200

const fields = {
  email: z.email().check(z.maxLength(254)),
  firstName: requiredText,
  lastName: requiredText,
  street: requiredText,
  streetNumber: requiredText,
  city: requiredText,
  zipcode: requiredText,
  place: optionalText,
  locationType: addressTypeChoice,
  country: countryCode,
  region: z.string().check(z.minLength(1), z.maxLength(10)),
  phone: writtenPhone,
  mobilePhone: z.optional(writtenPhone),
  customerNotes: z._default(z.string().check(z.trim(), z.maxLength(longestCustomerNotes)), ''),
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
 * Body of `POST /api/orders`. Status, payment, owner and price of the shipping are not for the
 * browser to say (decision M8): such keys are dropped.
 */
export const orderCreation = z.object({ ...fields, floor: floorChoice })
export type OrderCreation = z.infer<typeof orderCreation>

/** Body of the upstream's `POST /order`; the shipping price is the gateway's own, in euro. */
export const upstreamOrderCreation = z.object({
  ...fields,
  floor: upstreamFloorChoice,
  shippingPrice: z.number().check(z.nonnegative()),
})
export type UpstreamOrderCreation = z.infer<typeof upstreamOrderCreation>

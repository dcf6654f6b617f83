import * as z from 'zod/mini'
import { addressTypeChoice } from '../account/address-type'
import { readFloor } from '../account/upstream-floor'
import { country } from '../geo/country'
import { region } from '../geo/region'
import { stampFields, uuidField } from '../wire/common-fields'
import { dateTime, id, lenientText, money } from '../wire/scalars'
import { documentType } from './document-type'
import { orderItem } from './order-item'
import { orderStatus, paymentStatus } from './order-status'
import { payWay } from './pay-way'

const recipientFields = {
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  city: z.string(),
  zipcode: z.string(),
  place: lenientText,
  floor: readFloor,
  locationType: addressTypeChoice,
  country: z.nullable(country),
  region: z.nullable(region),
  /** E.164, e.g. `+306912345678`. */
  phone: lenientText,
  mobilePhone: lenientText,
  customerNotes: lenientText,
  fullAddress: lenientText,
}

const paymentFields = {
  payWay: z.nullable(payWay),
  paymentStatus,
  paymentId: lenientText,
  paymentMethod: lenientText,
  /** True in some versions before anything was paid: ask `orderIsPaid`. */
  isPaid: z.boolean(),
  documentType,
  shippingPrice: money,
  paidAmount: money,
  totalPriceItems: money,
  totalPriceExtra: money,
}

/**
 * An order as lists show it, from `GET /order/my-orders` (newest first). Amounts in euro, tax
 * included. `statusDisplay` is the upstream's own word for the status.
 */
export const order = z.object({
  id,
  user: z.nullable(id),
  ...recipientFields,
  ...paymentFields,
  status: orderStatus,
  statusDisplay: lenientText,
  statusUpdatedAt: z.nullish(dateTime),
  canBeCanceled: z.boolean(),
  items: z.array(orderItem),
  ...stampFields,
  ...uuidField,
})
export type Order = z.infer<typeof order>

/** Whether the payment is complete; the API's `isPaid` says so too early. */
export function orderIsPaid({ paymentStatus }: Pick<Order, 'paymentStatus'>): boolean {
  return paymentStatus === 'COMPLETED'
}

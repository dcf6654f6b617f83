import * as z from 'zod'
import { documentTypes, orderStatuses, paymentStatuses } from '#contract/shop/order'
import { longestCustomerNotes, mostOrderItems } from '#contract/shop/order-creation'
import {
  emailPattern,
  idField,
  moneyField,
  optionalPhone,
  optionalText,
  recipientFields,
  textField,
  wholeNumber,
} from '../lib/body-fields'

const item = z.object({
  product: idField,
  quantity: wholeNumber.pipe(z.number().min(1).max(999_999)),
  notes: optionalText(2000),
})

/**
 * Body of `POST /order`. As in the real API the caller may also set status, payment status and
 * shipping price.
 */
export const orderBody = z.object({
  country: z.string().nullish(),
  region: z.string().nullish(),
  payWay: idField.nullish(),
  email: textField(254).pipe(z.email({ pattern: emailPattern })),
  ...recipientFields,
  place: optionalText(),
  mobilePhone: optionalPhone,
  status: z.enum(orderStatuses).default('PENDING'),
  paymentStatus: z.enum(['', ...paymentStatuses]).default('PENDING'),
  customerNotes: optionalText(longestCustomerNotes),
  shippingPrice: moneyField,
  paymentId: optionalText(),
  documentType: z.enum(documentTypes).default('RECEIPT'),
  items: z.array(item).min(1).max(mostOrderItems),
})
export type OrderBody = z.output<typeof orderBody>

/** Body of `POST /order/{id}/update-status`. */
export const statusBody = z.object({ status: z.enum(orderStatuses) })

/** Body of `POST /order/{id}/add-tracking`. */
export const trackingBody = z.object({ trackingNumber: textField(), shippingCarrier: textField() })

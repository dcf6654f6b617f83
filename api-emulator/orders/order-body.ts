import * as z from 'zod'
import { documentTypes } from '../../contract/shop/document-type'
import { longestCustomerNotes, mostOrderItems } from '../../contract/shop/order-creation'
import { orderStatuses, paymentStatuses } from '../../contract/shop/order-status'
import {
  floorField,
  idField,
  locationTypeField,
  loosePhone,
  looseText,
  moneyField,
  phoneField,
  textField,
  wholeNumber,
} from '../bodies/body-fields'

const item = z.object({
  product: idField,
  quantity: wholeNumber.pipe(z.number().min(1).max(999_999)),
  notes: looseText(2000),
})

/**
 * Body of `POST /order`. As in the real API whoever orders may say what is not
 * theirs to say: the status, the state of the payment and the price of the shipping.
 */
export const orderBody = z.object({
  country: z.string().nullish(),
  region: z.string().nullish(),
  floor: floorField,
  locationType: locationTypeField,
  payWay: idField.nullish(),
  email: textField(254).pipe(z.email()),
  firstName: textField(),
  lastName: textField(),
  street: textField(),
  streetNumber: textField(),
  zipcode: textField(),
  city: textField(),
  place: looseText(),
  phone: phoneField,
  mobilePhone: loosePhone,
  status: z.enum(orderStatuses).default('PENDING'),
  paymentStatus: z.enum(['', ...paymentStatuses]).default('PENDING'),
  customerNotes: looseText(longestCustomerNotes),
  shippingPrice: moneyField,
  paymentId: looseText(),
  documentType: z.enum(documentTypes).default('RECEIPT'),
  items: z.array(item).min(1).max(mostOrderItems),
})
export type OrderBody = z.output<typeof orderBody>

/** Body of `POST /order/{id}/update-status`. */
export const statusBody = z.object({ status: z.enum(orderStatuses) })

/** Body of `POST /order/{id}/add-tracking`. */
export const trackingBody = z.object({ trackingNumber: textField(), shippingCarrier: textField() })

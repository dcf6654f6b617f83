import * as z from 'zod'
import { chosenDocumentTypes } from '#contract/shop/document-type'
import { emailPattern, idField, optionalText, phoneField, textField } from '../lib/body-fields'
import { orderMessages } from './messages'

/** Domains of throw-away addresses, of which the API knows many. */
const throwAway = /@(?:mailinator\.com|guerrillamail\.com|10minutemail\.com)$/i

const vatNumber = z
  .string()
  .max(12)
  .transform((written) =>
    written
      .trim()
      .toUpperCase()
      .replace(/^(?:EL|GR)\s*/, ''),
  )
  .refine((digits) => digits === '' || /^\d{9}$/.test(digits), {
    error: orderMessages.notAVatNumber,
  })

/**
 * Body of `POST /order`, which orders the cart. Items, prices, area, floor and status are not read:
 * the API ignores them.
 */
export const orderBody = z
  .object({
    payWayId: idField,
    paymentIntentId: optionalText(),
    firstName: textField(150),
    lastName: textField(150),
    email: textField(254)
      .pipe(z.email({ pattern: emailPattern }))
      .refine((email) => !throwAway.test(email), { error: orderMessages.otherEmail }),
    street: textField(255),
    streetNumber: optionalText(50),
    city: textField(100),
    zipcode: textField(20),
    countryId: textField(),
    regionId: optionalText(),
    phone: phoneField,
    customerNotes: optionalText(500),
    documentType: z.enum(chosenDocumentTypes).default('RECEIPT'),
    billingVatId: vatNumber.default(''),
    shippingProviderCode: optionalText(32),
    shippingKind: z.enum(['home_delivery', 'pickup_point']).optional(),
  })
  .refine(({ documentType, billingVatId }) => documentType === 'RECEIPT' || billingVatId !== '', {
    path: ['billingVatId'],
    error: orderMessages.needsVatNumber,
  })
  .refine((order) => order.shippingKind !== 'pickup_point' || order.shippingProviderCode !== '', {
    path: ['shippingProviderCode'],
    error: orderMessages.needsCarrier,
  })
export type OrderBody = z.output<typeof orderBody>

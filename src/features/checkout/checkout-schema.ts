import * as z from 'zod/mini'
import {
  emptyPerson,
  emptyPlace,
  personRules,
  placeRules,
} from '#components/address/recipient-rules'
import { emailRule, lineRule, textAreaRule } from '#components/form/text-rules'
import { because } from '#components/form/validation'
import { chosenDocumentTypes } from '#contract/shop/document-type'
import { longestCustomerNotes } from '#contract/shop/order-creation'
import { greekVatNumber, normalVatNumber } from '#contract/shop/vat-number'
import { checkoutMessages } from './checkout-messages'

/** All form values as text; the tab's draft has the same shape. */
export const emptyCheckout = {
  ...emptyPerson,
  email: '',
  ...emptyPlace,
  place: '',
  customerNotes: '',
  /** `yes` where the address is to be kept in the account's book. */
  keepAddress: '',
  payWay: '',
  documentType: 'RECEIPT',
  vatNumber: '',
}
export type CheckoutValues = Record<keyof typeof emptyCheckout, string>

/** Characters of the notes that are kept for tax number, area, floor and kind of the address. */
const roomForOtherLines = 200
const longestPlace = 80
const longestVatNumber = 30

/** First step: the recipient. */
export const whoSchema = z.object({ ...personRules, email: emailRule })

/** Second step: the address and notes for the courier. */
export const whereSchema = z.object({
  ...placeRules,
  place: lineRule({ least: 0, most: longestPlace }),
  customerNotes: textAreaRule({ least: 0, most: longestCustomerNotes - roomForOtherLines }),
  keepAddress: z.enum(['', 'yes']),
})

/**
 * Third step: payment. An invoice needs a Greek tax number, in any format: the API issues no other.
 * @param payWays values of the pay ways that are offered now: a draft may have another one
 */
function howSchema(payWays: readonly string[]) {
  return z.object({
    payWay: z.string().check(
      z.refine((id) => id !== '', { ...because('validation.choose'), abort: true }),
      z.refine((id) => payWays.includes(id), checkoutMessages.text('changes.payWay')),
    ),
    documentType: z.enum(chosenDocumentTypes),
    vatNumber: lineRule({ least: 0, most: longestVatNumber }, z.overwrite(normalVatNumber)),
  })
}

/** The whole form, as it is when its last step is submitted. */
export function orderSchema(payWays: readonly string[]) {
  const shape = { ...whoSchema.shape, ...whereSchema.shape, ...howSchema(payWays).shape }
  return z.object(shape).check(
    z.refine(
      ({ documentType, vatNumber }) => documentType === 'RECEIPT' || greekVatNumber.test(vatNumber),
      {
        path: ['vatNumber'],
        error: checkoutMessages.text('rules.vatNumber'),
      },
    ),
  )
}

export type PlaceForm = Omit<z.output<typeof whereSchema>, 'keepAddress'>

import * as z from 'zod/mini'
import { addressTypes } from '../../../contract/account/address-type'
import { floors } from '../../../contract/account/floor'
import { countryCode } from '../../../contract/geo/country'
import { chosenDocumentTypes } from '../../../contract/shop/document-type'
import { longestCustomerNotes } from '../../../contract/shop/order-creation'
import {
  longestShortText,
  plainLine,
  plainText,
  writtenPhone,
} from '../../../contract/wire/written-text'
import { addressFormMessages } from '../../components/address/address-form-texts'
import { emailRule } from '../../components/form/email-rule'
import { message } from '../../components/form/message'
import { checkoutMessages } from './checkout-texts'

const required = z.minLength(1, message('Required'))
const chosen = z.string().check(z.minLength(1, message('validation.choose')))
const atMost = (count: number) => z.maxLength(count, message('validation.tooLong', { count }))
const unseen = message('validation.unseen')
const written = (least: number) =>
  z
    .string()
    .check(
      z.trim(),
      required,
      z.minLength(least, message('validation.tooShort', { count: least })),
      atMost(longestShortText),
      plainLine(unseen),
    )

const isPhone = z.refine<string>((text) => z.safeParse(writtenPhone, text).success, {
  error: addressFormMessages.text('rules.phone'),
})

/** Room that the line of a tax number takes in the notes, in characters (decision M6). */
const roomForVatLine = 100
const longestVatNumber = 30

/** The first step: who takes the parcel. */
export const whoSchema = z.object({
  firstName: written(1),
  lastName: written(1),
  email: emailRule,
  phone: z.string().check(z.trim(), required, isPhone),
})

/** The second step: where it goes, and what the courier should know. */
export const whereSchema = z.object({
  country: chosen.check(z.refine((code) => z.safeParse(countryCode, code).success)),
  region: chosen,
  street: written(3),
  streetNumber: written(1),
  city: written(3),
  place: z.string().check(z.trim(), atMost(longestShortText), plainLine(unseen)),
  zipcode: written(3),
  floor: z.enum([...floors, '']),
  locationType: z.enum([...addressTypes, '']),
  customerNotes: z
    .string()
    .check(z.trim(), atMost(longestCustomerNotes - roomForVatLine), plainText(unseen)),
})

const payment = z.object({
  payWay: chosen.check(z.regex(/^[1-9]\d*$/)),
  documentType: z.enum(chosenDocumentTypes, message('validation.choose')),
  vatNumber: z.string().check(z.trim(), atMost(longestVatNumber), plainLine(unseen)),
})

/** The third step: how it is paid. An invoice needs a tax number; how that looks is not judged. */
export const howSchema = payment.check(
  z.refine(({ documentType, vatNumber }) => documentType === 'RECEIPT' || vatNumber !== '', {
    path: ['vatNumber'],
    error: checkoutMessages.text('rules.vatNumber'),
  }),
)

export type WhereForm = z.output<typeof whereSchema>
export type HowForm = z.output<typeof howSchema>

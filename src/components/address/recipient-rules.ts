import * as z from 'zod/mini'
import { addressTypes, recipientFields } from '#contract/account/address'
import { floors } from '#contract/account/floor'
import { emptyOr, nameRule } from '../form/text-rules'
import { addressFormMessages } from './address-form-messages'

/** A place of a list: its code by a rule of the API contract. */
function placeRule(rule: z.ZodMiniType) {
  return z.string().check(
    z.minLength(1, { abort: true }),
    z.refine((code) => z.safeParse(rule, code).success),
  )
}

/** Who gets a parcel, as a person fills it in, at the checkout as in the account. */
export const personRules = {
  firstName: nameRule(),
  lastName: nameRule(),
  phone: emptyOr(recipientFields.phone, addressFormMessages.text('rules.phone')).check(
    z.minLength(1),
  ),
}

/** Where it goes. */
export const placeRules = {
  country: placeRule(recipientFields.country),
  region: placeRule(recipientFields.region),
  street: nameRule(),
  streetNumber: recipientFields.streetNumber,
  city: nameRule(),
  zipcode: recipientFields.zipcode,
  floor: z.enum([...floors, '']),
  locationType: z.enum([...addressTypes, '']),
} satisfies Record<
  Exclude<keyof typeof recipientFields, keyof typeof personRules> | 'floor',
  z.ZodMiniType
>

export const emptyPerson = {
  firstName: '',
  lastName: '',
  phone: '',
} as const satisfies Record<keyof typeof personRules, string>

export const emptyPlace = {
  country: 'GR',
  region: '',
  street: '',
  streetNumber: '',
  city: '',
  zipcode: '',
  floor: '',
  locationType: '',
} as const satisfies Record<keyof typeof placeRules, string>

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

/** `recipientFields` as a person fills them in, at the checkout as in the account. */
export const recipientRules = {
  firstName: nameRule(),
  lastName: nameRule(),
  phone: emptyOr(recipientFields.phone, addressFormMessages.text('rules.phone')).check(
    z.minLength(1),
  ),
  country: placeRule(recipientFields.country),
  region: placeRule(recipientFields.region),
  street: nameRule(),
  streetNumber: recipientFields.streetNumber,
  city: nameRule(),
  zipcode: recipientFields.zipcode,
  floor: z.enum([...floors, '']),
  locationType: z.enum([...addressTypes, '']),
} satisfies Record<keyof typeof recipientFields | 'floor', z.ZodMiniType>

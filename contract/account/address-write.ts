import * as z from 'zod/mini'
import { countryCode } from '../geo/country'
import { id } from '../wire/scalars'
import { optionalNotes, plainLine, requiredText, writtenPhone } from '../wire/written-text'
import { addressTypeChoice } from './address-type'
import { floorChoice } from './floor'
import { upstreamFloorChoice } from './upstream-floor'

const fields = {
  title: requiredText,
  firstName: requiredText,
  lastName: requiredText,
  street: requiredText,
  streetNumber: requiredText,
  city: requiredText,
  zipcode: requiredText,
  locationType: addressTypeChoice,
  phone: writtenPhone,
  notes: optionalNotes,
  isMain: z._default(z.boolean(), false),
  country: countryCode,
  region: z.string().check(z.minLength(1), z.maxLength(10), plainLine()),
}

/**
 * Body of `POST /api/user/addresses` and `PUT /api/user/addresses/{id}`. Whose address it is the
 * gateway says, from the session.
 */
export const addressWrite = z.object({
  ...fields,
  floor: floorChoice,
  mobilePhone: z.optional(z.union([z.literal(''), writtenPhone])),
})
export type AddressWrite = z.infer<typeof addressWrite>

/**
 * Body of the upstream's `POST /user/address` and `PUT /user/address/{id}`. Its column for the
 * mobile number takes no empty value: the other number stands in.
 */
export const upstreamAddressWrite = z.object({
  ...fields,
  floor: upstreamFloorChoice,
  mobilePhone: writtenPhone,
  user: id,
})
export type UpstreamAddressWrite = z.infer<typeof upstreamAddressWrite>

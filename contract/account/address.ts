import * as z from 'zod/mini'
import { countryCode } from '../geo/country'
import { stampFields, uuidField } from '../wire/common-fields'
import { id, lenientText } from '../wire/scalars'
import {
  asLine,
  optionalNotes,
  requiredName,
  requiredText,
  writtenPhone,
  writtenStreetNumber,
  writtenZipcode,
} from '../wire/written-text'
import { floorChoice } from './floor'

export const addressTypes = ['HOME', 'OFFICE', 'OTHER'] as const
export type AddressType = (typeof addressTypes)[number]

/** A kind of address, or the empty text for none; a missing one is read as empty. */
export const addressTypeChoice = z.pipe(
  z.nullish(z.enum([...addressTypes, ''])),
  z.transform((type) => type ?? ''),
)

/**
 * Who a parcel goes to and where: the rules of a saved address and of an order, so that the one is
 * never refused in the other. The forms' rules are `personRules` and `placeRules`.
 */
export const recipientFields = {
  firstName: requiredName,
  lastName: requiredName,
  street: requiredName,
  streetNumber: writtenStreetNumber,
  city: requiredName,
  zipcode: writtenZipcode,
  locationType: addressTypeChoice,
  country: countryCode,
  region: z.string().check(asLine, z.minLength(1), z.maxLength(10)),
  phone: writtenPhone,
}

/** The same as it is read, of a saved address and of an order. Floor and places have their own types. */
export const storedRecipient = {
  firstName: z.string(),
  lastName: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  city: z.string(),
  zipcode: z.string(),
  locationType: addressTypeChoice,
  /** E.164, e.g. `+306912345678`. */
  phone: lenientText,
  /** Always empty: the API stores one telephone number. */
  mobilePhone: lenientText,
} satisfies Record<
  Exclude<keyof typeof recipientFields, 'country' | 'region'> | 'mobilePhone',
  z.ZodMiniType
>

/** An address of a member, as the gateway returns it. At most one is the main one. */
export const address = z.object({
  id,
  title: z.string(),
  ...storedRecipient,
  floor: floorChoice,
  notes: lenientText,
  isMain: z.boolean(),
  user: id,
  /** Empty where the shop no longer delivers to the country. */
  country: z.union([countryCode, z.literal('')]),
  region: z.string(),
  ...stampFields,
  ...uuidField,
})
export type Address = z.infer<typeof address>

/**
 * Body of `POST /api/user/addresses` and `PUT /api/user/addresses/{id}`; the owner is who is signed
 * in.
 */
export const addressWrite = z.object({
  ...recipientFields,
  title: requiredText,
  notes: optionalNotes,
  isMain: z._default(z.boolean(), false),
  floor: floorChoice,
})
export type AddressWrite = z.infer<typeof addressWrite>

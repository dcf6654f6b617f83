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
import { floorChoice, readFloor, upstreamFloorChoice } from './floor'

/** Kinds of an address. */
export const addressTypes = ['HOME', 'OFFICE', 'OTHER'] as const
export const addressType = z.enum(addressTypes)
export type AddressType = z.infer<typeof addressType>

/** A kind of address, or the empty text for none; a missing one is read as empty. */
export const addressTypeChoice = z.pipe(
  z.nullish(z.enum([...addressTypes, ''])),
  z.transform((type) => type ?? ''),
)

const fields = {
  id,
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  city: z.string(),
  zipcode: z.string(),
  locationType: addressTypeChoice,
  /** E.164, e.g. `+306912345678`. */
  phone: lenientText,
  mobilePhone: lenientText,
  notes: lenientText,
  isMain: z.boolean(),
  user: id,
  country: countryCode,
  region: z.string(),
  ...stampFields,
  ...uuidField,
}

/** An address of a member, as the gateway returns it. At most one is the main one. */
export const address = z.object({ ...fields, floor: floorChoice })
export type Address = z.infer<typeof address>

/**
 * The same from `GET /user/address` and similar; the upstream's floors are mapped to `floors`.
 */
export const upstreamAddress = z.object({ ...fields, floor: readFloor })

/**
 * Who a parcel goes to and where: the rules of a saved address and of an order, so that the one is
 * never refused in the other. The forms' rules are `recipientRules`.
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

const writeFields = {
  ...recipientFields,
  title: requiredText,
  notes: optionalNotes,
  isMain: z._default(z.boolean(), false),
}

/**
 * Body of `POST /api/user/addresses` and `PUT /api/user/addresses/{id}`. The
 * gateway adds the owner from the session.
 */
export const addressWrite = z.object({
  ...writeFields,
  floor: floorChoice,
  mobilePhone: z.optional(z.union([z.literal(''), writtenPhone])),
})
export type AddressWrite = z.infer<typeof addressWrite>

/**
 * Body of the upstream's `POST /user/address` and `PUT /user/address/{id}`. The mobile number must
 * not be empty there: without one, the other number is sent instead.
 */
export const upstreamAddressWrite = z.object({
  ...writeFields,
  floor: upstreamFloorChoice,
  mobilePhone: writtenPhone,
  user: id,
})
export type UpstreamAddressWrite = z.infer<typeof upstreamAddressWrite>

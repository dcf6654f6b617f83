import * as z from 'zod/mini'
import { countryCode } from '../geo/country'
import { stampFields, uuidField } from '../wire/common-fields'
import { id, lenientText } from '../wire/scalars'
import { addressTypeChoice } from './address-type'
import { floorChoice } from './floor'
import { readFloor } from './upstream-floor'

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

/** An address in a person's address book, as the gateway answers it. At most one is the main one. */
export const address = z.object({ ...fields, floor: floorChoice })
export type Address = z.infer<typeof address>

/**
 * The same from `GET /user/address` and its likes; the upstream's floors are read as those that
 * people choose from.
 */
export const upstreamAddress = z.object({ ...fields, floor: readFloor })

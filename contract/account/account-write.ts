import * as z from 'zod/mini'
import { countryCode } from '../geo/country'
import { date } from '../wire/scalars'
import { asLine, asPostcode, asText, writtenPhone } from '../wire/written-text'
import { birthDateOn } from './birth-date'

const shortText = z.optional(z.string().check(asLine, z.maxLength(255)))
const link = z.optional(
  z.union([
    z.literal(''),
    z.pipe(z.string().check(asLine), z.url({ protocol: /^https?$/ }).check(z.maxLength(200))),
  ]),
)

/** Most characters of what members say about themselves. */
export const longestBio = 5000

/**
 * What members may change in their account: body of `PUT /api/user/account/{id}`, and the texts
 * among the parts of its `PATCH`. Absent fields stay unchanged; null clears a field. E-mail
 * addresses and the user name have endpoints of their own.
 */
export const accountWrite = z.object({
  firstName: shortText,
  lastName: shortText,
  phone: z.optional(z.nullable(writtenPhone)),
  city: shortText,
  zipcode: z.optional(z.string().check(asPostcode, z.maxLength(255))),
  address: shortText,
  place: shortText,
  country: z.optional(z.nullable(countryCode)),
  region: z.optional(z.nullable(z.string().check(asLine, z.minLength(1), z.maxLength(10)))),
  birthDate: z.optional(z.nullable(date)),
  twitter: link,
  linkedin: link,
  facebook: link,
  instagram: link,
  website: link,
  youtube: link,
  github: link,
  bio: z.optional(z.string().check(asText, z.maxLength(longestBio))),
})
export type AccountWrite = z.infer<typeof accountWrite>

/**
 * The same with a birth date that is possible on this day.
 * @param today `YYYY-MM-DD`, in Athens
 */
export function accountWriteOn(today: string) {
  return z.extend(accountWrite, { birthDate: z.optional(z.nullable(birthDateOn(today))) })
}

/**
 * Body of `POST /api/user/account/{id}/change-username`, and its answer; letters of any script are
 * allowed.
 */
export const usernameChange = z.object({
  username: z.string().check(asLine, z.regex(/^[\p{L}\p{N}@.+_-]{1,30}$/u)),
})
export type UsernameChange = z.infer<typeof usernameChange>

import * as z from 'zod/mini'
import { countryCode } from '../geo/country'
import { date } from '../wire/scalars'
import { plainLine, plainText, writtenPhone } from '../wire/written-text'

const shortText = z.optional(z.string().check(z.trim(), z.maxLength(255), plainLine()))
const link = z.optional(
  z.union([z.literal(''), z.url({ protocol: /^https?$/ }).check(z.maxLength(200), plainLine())]),
)

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
  zipcode: shortText,
  address: shortText,
  place: shortText,
  country: z.optional(z.nullable(countryCode)),
  region: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(10), plainLine()))),
  birthDate: z.optional(z.nullable(date)),
  twitter: link,
  linkedin: link,
  facebook: link,
  instagram: link,
  website: link,
  youtube: link,
  github: link,
  bio: z.optional(z.string().check(z.trim(), z.maxLength(5000), plainText())),
})
export type AccountWrite = z.infer<typeof accountWrite>

/** Body of `POST /api/user/account/{id}/change-username`; letters of any script are allowed. */
export const usernameChange = z.object({
  username: z.string().check(z.trim(), z.regex(/^[\p{L}\p{N}@.+_-]{1,30}$/u)),
})
export type UsernameChange = z.infer<typeof usernameChange>

/** Its answer, with a message to show. */
export const usernameChanged = z.object({ detail: z.string() })

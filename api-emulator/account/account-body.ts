import * as z from 'zod'
import { loosePhone, phoneField, textField } from '../bodies/body-fields'
import { accountMessages } from '../seed/account-words'

const text = z.string().trim().max(255).optional()
const emptyIsNull = (value: unknown) => (value === '' ? null : value)
const link = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(200)]).optional()
const username = textField(30).regex(/^[\p{L}\p{N}@.+_-]*$/u, accountMessages.badUsername)

/**
 * What `PUT` and `PATCH /user/account/{id}` change; what is left out stays. Addresses of e-mail and
 * rights are not among it: they are read past, as the real API does (3.16).
 */
export const accountBody = z.object({
  username: username.optional(),
  firstName: text,
  lastName: text,
  phone: z.optional(loosePhone),
  city: text,
  zipcode: text,
  address: text,
  place: text,
  country: z.preprocess(emptyIsNull, z.string().length(2).nullable()).optional(),
  region: z.preprocess(emptyIsNull, z.string().max(10).nullable()).optional(),
  birthDate: z.preprocess(emptyIsNull, z.iso.date().nullable()).optional(),
  twitter: link,
  linkedin: link,
  facebook: link,
  instagram: link,
  website: link,
  youtube: link,
  github: link,
  bio: z.string().trim().max(5000).optional(),
})

const plainFields = { ...accountBody.shape, phone: phoneField.optional() }

/**
 * The same in plain mode, by method: a telephone number can be changed but not cleared, and an
 * e-mail address, which `PUT` demands, is taken over unverified.
 */
export const plainAccountBodies = {
  PUT: z.object({ email: z.email(), ...plainFields }),
  PATCH: z.object({ email: z.email().optional(), ...plainFields }),
} as const
export type AccountBody = z.output<typeof accountBody> & { email?: string | undefined }

/** Body of `POST /user/account/{id}/change_username`. */
export const usernameBody = z.object({ username })

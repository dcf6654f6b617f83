import * as z from 'zod/mini'
import { stampFields, uuidField } from '../wire/common-fields'
import { date, id, lenientText, picturePath, storedEmail } from '../wire/scalars'

/** A member's own account, from `GET /user/account/{id}`. */
export const userAccount = z.object({
  id,
  email: storedEmail,
  username: z.nullish(z.string()),
  /** The name that others read beside comments and reviews. */
  displayName: lenientText,
  firstName: lenientText,
  lastName: lenientText,
  phone: z.nullish(z.string()),
  city: lenientText,
  zipcode: lenientText,
  address: lenientText,
  place: lenientText,
  country: z.nullish(z.string()),
  region: z.nullish(z.string()),
  birthDate: z.nullish(date),
  twitter: lenientText,
  linkedin: lenientText,
  facebook: lenientText,
  instagram: lenientText,
  website: lenientText,
  youtube: lenientText,
  github: lenientText,
  bio: lenientText,
  isActive: z.boolean(),
  isStaff: z.boolean(),
  isSuperuser: z.boolean(),
  mainImagePath: picturePath,
  ...stampFields,
  ...uuidField,
})
export type UserAccount = z.infer<typeof userAccount>

/** The user of a session: the account, and whether it has a usable password. */
export const sessionUser = z.extend(userAccount, { has_usable_password: z.boolean() })
export type SessionUser = z.infer<typeof sessionUser>

/**
 * Answer of `GET /api/_auth/session`: `{}` when signed out, else the user. `generation` names the
 * session, so that a late answer about an older one is recognised. `freshForMs`: how long from
 * now the session counts as confirmed. `hasGuestCart`: this browser holds a cart of before the
 * sign-in, which can be merged. `isDeleted`: the session ended because its account was deleted.
 */
export const sessionAnswer = z.object({
  user: z.optional(sessionUser),
  generation: z.optional(z.string()),
  freshForMs: z.optional(z.int().check(z.nonnegative())),
  hasGuestCart: z.optional(z.literal(true)),
  isDeleted: z.optional(z.literal(true)),
})
export type SessionAnswer = z.infer<typeof sessionAnswer>

/** Answer of `DELETE /api/_auth/session`. */
export const sessionEnded = z.object({ loggedOut: z.literal(true) })

/**
 * Body of `DELETE /api/_auth/session`. With a generation only that session ends; a newer one
 * stays, and the answer is 409.
 */
export const sessionEnding = z.object({
  generation: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
})

/**
 * Author of public content. The API sends the whole account with a review; only these fields are
 * read, so that nothing private reaches a page.
 */
export const publicPerson = z.object({
  id,
  displayName: lenientText,
  mainImagePath: picturePath,
})

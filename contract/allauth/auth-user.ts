import * as z from 'zod/mini'
import { id } from '../wire/scalars'

/**
 * A person as the sign-in service knows them; the account itself is another answer. Some versions
 * send the id as text.
 */
export const authUser = z.object({
  id: z.union([
    id,
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
      z.transform((text) => Number(text)),
    ),
  ]),
  display: z.string(),
  has_usable_password: z.boolean(),
  /** The primary address. */
  email: z.optional(z.string()),
  username: z.optional(z.string()),
})
export type AuthUser = z.infer<typeof authUser>

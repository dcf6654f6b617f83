import * as z from 'zod/mini'

/**
 * Stands in `meta` where the upstream sent a token: its presence is the message, the token itself
 * stays with the gateway.
 */
export const tokenPlaceholder = 'present'

const token = z.optional(z.string().check(z.minLength(1)))

/**
 * What an answer says about the session. `is_authenticated` is null where the session is gone or a
 * step of it is missing. A token that is left out means: keep the one you have.
 */
export const authMeta = z.object({
  is_authenticated: z.nullable(z.boolean()),
  session_token: token,
  access_token: token,
  /**
   * Written by the gateway alone. With 410: the session that was asked with, to be
   * forgotten only while it is still the current one. With any other status: the session that
   * begins with this answer; left out where the one before goes on.
   */
  generation: z.optional(z.string().check(z.minLength(1))),
})
export type AuthMeta = z.infer<typeof authMeta>

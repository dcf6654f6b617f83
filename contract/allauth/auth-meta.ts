import * as z from 'zod/mini'

/**
 * Stands in `meta` where the upstream sent a token: its presence is the message, the token itself
 * stays with the gateway (decisions D25 and GW4).
 */
export const tokenMarker = 'present'

const token = z.optional(z.string().check(z.minLength(1)))

/**
 * What an answer says about the session. `is_authenticated` is null where the session is gone or a
 * step of it is missing. A token that is left out means: keep the one you have.
 */
export const authMeta = z.object({
  is_authenticated: z.nullable(z.boolean()),
  session_token: token,
  access_token: token,
})
export type AuthMeta = z.infer<typeof authMeta>

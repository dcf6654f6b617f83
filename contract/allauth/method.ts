import * as z from 'zod/mini'
import { epochSeconds } from './epoch'

/**
 * One proof that a person gave in this session, oldest first in its list: a password, a code, a
 * provider, an authenticator (`mfa`). `at` is in seconds since 1970.
 */
export const method = z.object({
  method: z.string().check(z.minLength(1)),
  at: epochSeconds,
  email: z.optional(z.string()),
  username: z.optional(z.string()),
  phone: z.optional(z.string()),
  provider: z.optional(z.string()),
  uid: z.optional(z.string()),
  type: z.optional(z.string()),
  id: z.optional(z.union([z.string(), z.number()])),
  reauthenticated: z.optional(z.boolean()),
  passwordless: z.optional(z.boolean()),
})
export type Method = z.infer<typeof method>

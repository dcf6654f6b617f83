import * as z from 'zod/mini'
import { storedEmail } from '../wire/scalars'
import { authUser } from './session-answer'

/** Header of `GET /auth/email/verify`: the code or the key of the link. */
export const emailVerificationHeader = 'X-Email-Verification-Key'

/** Header of `GET /auth/password/reset`: the key of the link. */
export const passwordResetHeader = 'X-Password-Reset-Key'

/** Header of `GET /auth/session`: the encrypted token of a headed sign-in. */
export const encryptedTokenHeader = 'X-Encrypted-Token'

/** Answer of `GET /auth/email/verify`: the address that the key would verify. */
export const emailVerification = z.object({
  status: z.literal(200),
  data: z.object({ email: storedEmail, user: authUser }),
  meta: z.object({ is_authenticating: z.boolean() }),
})

/** Answer of `GET /auth/password/reset`: the account whose password the key would change. */
export const passwordReset = z.object({
  status: z.literal(200),
  data: z.object({ user: authUser }),
})

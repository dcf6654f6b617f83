import * as z from 'zod/mini'
import { id, storedEmail } from '../wire/scalars'
import { longestEmail } from '../wire/typed-email'
import { asCode, asLine, writtenEmail } from '../wire/written-text'

/**
 * A password. It is never changed, not even trimmed: it is compared as bytes, so its owner would be
 * locked out of other programs. The upstream checks its strength.
 */
export const password = z.string().check(z.minLength(1), z.maxLength(1024))

/** A typed code, or the key of a link; blanks around it are dropped. */
export const code = z.string().check(asCode, z.minLength(1), z.maxLength(255))

const email = writtenEmail

const username = z.string().check(asLine, z.minLength(1), z.maxLength(150))

/**
 * Body of `POST /auth/login` and `POST /auth/signup`. The upstream reads the e-mail; a user name
 * alone is accepted, and answered with its own error.
 */
export const loginBody = z
  .object({ email: z.optional(email), username: z.optional(username), password })
  .check(
    z.refine((body) => body.email !== undefined || body.username !== undefined, {
      path: ['email'],
    }),
  )

/** Body of calls with an e-mail alone: codes, resets, provider sign-up, a new address. */
export const emailBody = z.object({ email })

const ownEmail = storedEmail.check(z.maxLength(longestEmail))

/** Body of `PUT` and `DELETE /account/email`, as the address is in the list. */
export const ownEmailBody = z.object({ email: ownEmail })

/** Body of `POST /auth/code/confirm`, `/auth/2fa/…` and `/account/authenticators/totp`. */
export const codeBody = z.object({ code })

/** Body of `POST /auth/email/verify`; `key` is the code of the mail, or the key of its link. */
export const keyBody = z.object({ key: code })

/** Body of `POST /auth/password/reset`. */
export const passwordResetBody = z.object({ key: code, password })

/** Body of `POST /auth/reauthenticate`. */
export const passwordBody = z.object({ password })

/** Body of `POST /auth/webauthn/signup`. */
export const passkeySignupBody = z.object({ email, username: z.optional(username) })

const several = z.array(id).check(z.minLength(1), z.maxLength(100))

/** Body of `PATCH /account/email`: makes this address the primary one. */
export const primaryEmailBody = z.object({ email: ownEmail, primary: z.literal(true) })

/** Body of `POST /account/password/change`; without a password yet, the old one is absent. */
export const passwordChangeBody = z.object({
  current_password: z.optional(password),
  new_password: password,
})
export type PasswordChangeBody = z.infer<typeof passwordChangeBody>

/** Body of `DELETE /auth/sessions`. */
export const sessionsRemoval = z.object({ sessions: several })

/** Body of `DELETE /account/authenticators/webauthn`. */
export const webauthnRemoval = z.object({ authenticators: several })

import * as z from 'zod/mini'
import { plainLine } from '../wire/written-text'
import { code, email, password } from './secret-texts'

const username = z.string().check(z.trim(), z.minLength(1), z.maxLength(150), plainLine())

/**
 * Body of `POST /auth/login` and `POST /auth/signup`. The upstream reads the address; a user name
 * alone passes, and is answered with its own error.
 */
export const loginBody = z
  .object({ email: z.optional(email), username: z.optional(username), password })
  .check(
    z.refine((body) => body.email !== undefined || body.username !== undefined, {
      path: ['email'],
    }),
  )
export type LoginBody = z.infer<typeof loginBody>

/** Body of the calls that only name an address: codes, resets, provider sign-up, own addresses. */
export const emailBody = z.object({ email })
export type EmailBody = z.infer<typeof emailBody>

/** Body of `POST /auth/code/confirm`, `/auth/2fa/…` and `/account/authenticators/totp`. */
export const codeBody = z.object({ code })
export type CodeBody = z.infer<typeof codeBody>

/** Body of `POST /auth/email/verify`; `key` is the code of the mail, or the key of its link. */
export const keyBody = z.object({ key: code })
export type KeyBody = z.infer<typeof keyBody>

/** Body of `POST /auth/password/reset`. */
export const passwordResetBody = z.object({ key: code, password })
export type PasswordResetBody = z.infer<typeof passwordResetBody>

/** Body of `POST /auth/reauthenticate`. */
export const passwordBody = z.object({ password })
export type PasswordBody = z.infer<typeof passwordBody>

/** Body of `POST /auth/2fa/trust`, where the upstream offers it. */
export const trustBody = z.object({ trust: z.boolean() })

/** Body of `POST /auth/webauthn/signup`. */
export const passkeySignupBody = z.object({ email, username: z.optional(username) })
export type PasskeySignupBody = z.infer<typeof passkeySignupBody>

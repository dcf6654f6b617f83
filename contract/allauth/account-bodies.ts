import * as z from 'zod/mini'
import { id } from '../wire/scalars'
import { email, password } from './secret-texts'

const several = z.array(id).check(z.minLength(1), z.maxLength(100))

/** Body of `PATCH /account/email`: this address becomes the primary one. */
export const primaryEmailBody = z.object({ email, primary: z.literal(true) })
export type PrimaryEmailBody = z.infer<typeof primaryEmailBody>

/** Body of `POST /account/password/change`; who has no password yet leaves the old one out. */
export const passwordChangeBody = z.object({
  current_password: z.optional(password),
  new_password: password,
})
export type PasswordChangeBody = z.infer<typeof passwordChangeBody>

/** Body of `DELETE /auth/sessions`. */
export const sessionsRemoval = z.object({ sessions: several })
export type SessionsRemoval = z.infer<typeof sessionsRemoval>

/** Body of `DELETE /account/authenticators/webauthn`. */
export const webauthnRemoval = z.object({ authenticators: several })
export type WebauthnRemoval = z.infer<typeof webauthnRemoval>

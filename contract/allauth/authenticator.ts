import * as z from 'zod/mini'
import { count, id, lenientText } from '../wire/scalars'
import { epochSeconds } from './epoch'

const common = { created_at: epochSeconds, last_used_at: z.nullish(epochSeconds) }

/** An app that shows codes. */
export const totpAuthenticator = z.object({ type: z.literal('totp'), ...common })

const recoveryCodes = {
  type: z.literal('recovery_codes'),
  total_code_count: count,
  unused_code_count: count,
  ...common,
}

/** How many recovery codes are left. */
export const recoveryCodesAuthenticator = z.object(recoveryCodes)

/** The same with the codes themselves, which only somebody just reauthenticated is told. */
export const recoveryCodesRead = z.object({
  ...recoveryCodes,
  unused_codes: z.array(z.string().check(z.minLength(1))),
})
export type RecoveryCodesRead = z.infer<typeof recoveryCodesRead>

/** A passkey. `is_passwordless` says whether it signs in without a password. */
export const webauthnAuthenticator = z.object({
  type: z.literal('webauthn'),
  id,
  name: lenientText,
  is_passwordless: z.optional(z.boolean()),
  ...common,
})
export type WebauthnAuthenticator = z.infer<typeof webauthnAuthenticator>

/** One of a person's authenticators, from `GET /account/authenticators`. */
export const authenticator = z.discriminatedUnion('type', [
  totpAuthenticator,
  recoveryCodesAuthenticator,
  webauthnAuthenticator,
])
export type Authenticator = z.infer<typeof authenticator>

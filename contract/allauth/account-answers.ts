import * as z from 'zod/mini'
import { count, id, lenientText } from '../wire/scalars'
import { okAnswer, rowsAnswer } from './refusal'
import { epochSeconds, providerAccount } from './session-answer'

/** A `last_used_at` of null means never; times that are missing are not known. */
const common = { created_at: z.optional(epochSeconds), last_used_at: z.nullish(epochSeconds) }

/** An app that shows codes. */
export const totpAuthenticator = z.object({ type: z.literal('totp'), ...common })

const recoveryCodes = {
  type: z.literal('recovery_codes'),
  total_code_count: count,
  unused_code_count: count,
  ...common,
  /** Also tells codes from those that replace them. */
  created_at: epochSeconds,
}

/** How many recovery codes are left. */
export const recoveryCodesAuthenticator = z.object(recoveryCodes)

/** The same with the codes themselves, which require a recent reauthentication. */
export const recoveryCodesRead = z.object({
  ...recoveryCodes,
  unused_codes: z.array(z.string().check(z.minLength(1))),
})
export type RecoveryCodesRead = z.infer<typeof recoveryCodesRead>

/** A passkey. `is_passwordless`: it signs in without a password. */
export const webauthnAuthenticator = z.object({
  type: z.literal('webauthn'),
  id,
  name: lenientText,
  is_passwordless: z.optional(z.boolean()),
  ...common,
})
export type WebauthnAuthenticator = z.infer<typeof webauthnAuthenticator>

/** One of a member's authenticators, from `GET /account/authenticators`. */
export const authenticator = z.discriminatedUnion('type', [
  totpAuthenticator,
  recoveryCodesAuthenticator,
  webauthnAuthenticator,
])
export type Authenticator = z.infer<typeof authenticator>

/** Answer of `GET /account/providers`, and of `DELETE` with what is left. */
export const providerAccounts = rowsAnswer(providerAccount)

/** Answer of `GET /account/authenticators`. */
export const authenticators = rowsAnswer(authenticator)

/** Answer of `GET` and `POST /account/authenticators/recovery-codes`. */
export const recoveryCodesAnswer = okAnswer(recoveryCodesRead)

/** Answer of `POST /account/authenticators/webauthn`. */
export const webauthnAdded = z.extend(okAnswer(webauthnAuthenticator), {
  meta: z.optional(z.object({ recovery_codes_generated: z.optional(z.boolean()) })),
})

/** Answer of `PUT /account/authenticators/webauthn`. */
export const webauthnRenamed = okAnswer(webauthnAuthenticator)

/** Answer of `POST /account/authenticators/totp`. */
export const totpActivated = okAnswer(totpAuthenticator)

/** The secret of a new app; the pictures only come from `…/svg`. */
export const totpSecret = z.object({
  secret: z.string().check(z.minLength(1)),
  totp_url: z.string().check(z.startsWith('otpauth://')),
  totp_svg: z.optional(z.string()),
  totp_svg_data_uri: z.optional(z.string().check(z.startsWith('data:image/svg+xml'))),
})

/**
 * Answer of `GET /account/authenticators/totp` and `…/totp/svg`. Where there is none yet the
 * upstream answers 404 with the secret of a new one, which the gateway passes on with status 200.
 */
export const totpAnswer = z.discriminatedUnion('status', [
  totpActivated,
  z.object({ status: z.literal(404), meta: totpSecret }),
])
export type TotpAnswer = z.infer<typeof totpAnswer>

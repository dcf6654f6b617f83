import * as z from 'zod/mini'
import {
  authenticator,
  recoveryCodesRead,
  totpAuthenticator,
  webauthnAuthenticator,
} from './authenticator'
import { okAnswer } from './ok-answer'
import { providerAccount } from './provider'

/** Answer of `GET /account/providers`, and of `DELETE` with what is left. */
export const providerAccounts = okAnswer(z.array(providerAccount))

/** Answer of `GET /account/authenticators`. */
export const authenticators = okAnswer(z.array(authenticator))

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

/**
 * Answer of `GET /account/authenticators/totp` and `…/totp/svg`. Where there is none yet the
 * upstream says 404 with the secret of a new one, which the gateway passes on with status 200; the
 * picture only comes from `…/svg`.
 */
export const totpAnswer = z.discriminatedUnion('status', [
  totpActivated,
  z.object({
    status: z.literal(404),
    meta: z.object({
      secret: z.string().check(z.minLength(1)),
      totp_url: z.string().check(z.startsWith('otpauth://')),
      totp_svg: z.optional(z.string()),
      totp_svg_data_uri: z.optional(z.string().check(z.startsWith('data:image/svg+xml'))),
    }),
  }),
])
export type TotpAnswer = z.infer<typeof totpAnswer>

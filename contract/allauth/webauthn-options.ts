import * as z from 'zod/mini'
import { base64url } from './base64url'
import { okAnswer } from './ok-answer'

const requirement = z.enum(['discouraged', 'preferred', 'required'])

const knownKey = z.object({
  type: z.literal('public-key'),
  id: base64url,
  transports: z.optional(z.array(z.string())),
})

const common = {
  challenge: base64url,
  /** In milliseconds. */
  timeout: z.optional(z.number()),
  extensions: z.optional(z.record(z.string(), z.unknown())),
}

/**
 * What a browser needs to make a passkey (WebAuthn level 3,
 * PublicKeyCredentialCreationOptionsJSON). A challenge serves once.
 */
export const creationOptions = z.object({
  publicKey: z.object({
    ...common,
    rp: z.object({ id: z.optional(z.string()), name: z.string() }),
    user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    excludeCredentials: z.optional(z.array(knownKey)),
    authenticatorSelection: z.optional(
      z.object({
        authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
        residentKey: z.optional(requirement),
        requireResidentKey: z.optional(z.boolean()),
        userVerification: z.optional(requirement),
      }),
    ),
    attestation: z.optional(z.enum(['none', 'indirect', 'direct', 'enterprise'])),
  }),
})
export type CreationOptions = z.infer<typeof creationOptions>

/**
 * What a browser needs to use one (PublicKeyCredentialRequestOptionsJSON). To sign in,
 * `allowCredentials` is empty: any passkey of this site may answer.
 */
export const requestOptions = z.object({
  publicKey: z.object({
    ...common,
    rpId: z.optional(z.string()),
    allowCredentials: z.optional(z.array(knownKey)),
    userVerification: z.optional(requirement),
  }),
})
export type RequestOptions = z.infer<typeof requestOptions>

/** Answer of `GET /auth/webauthn/signup` and `GET /account/authenticators/webauthn`. */
export const creationOptionsAnswer = okAnswer(z.object({ creation_options: creationOptions }))

/** Answer of `GET /auth/webauthn/login`, `…/authenticate` and `…/reauthenticate`. */
export const requestOptionsAnswer = okAnswer(z.object({ request_options: requestOptions }))

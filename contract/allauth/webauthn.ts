import * as z from 'zod/mini'
import { id } from '../wire/scalars'
import { asLine } from '../wire/written-text'
import { okAnswer } from './refusal'

/** Bytes as text: base64 with the URL-safe alphabet, without padding (RFC 4648, 5). */
export const base64url = z.string().check(z.regex(/^[\w-]+$/))

const envelope = {
  type: z.literal('public-key'),
  id: base64url,
  rawId: base64url,
  authenticatorAttachment: z.nullish(z.string()),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
}

/** A new passkey (RegistrationResponseJSON). */
export const registrationCredential = z.object({
  ...envelope,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string())),
  }),
})
export type RegistrationCredential = z.infer<typeof registrationCredential>

const assertionFields = {
  clientDataJSON: base64url,
  authenticatorData: base64url,
  signature: base64url,
}

/** An assertion of a passkey (AuthenticationResponseJSON). */
export const assertionCredential = z.object({
  ...envelope,
  response: z.object({ ...assertionFields, userHandle: z.nullish(base64url) }),
})
export type AssertionCredential = z.infer<typeof assertionCredential>

/** The same for signing in, where `userHandle` identifies the user. */
export const loginCredential = z.object({
  ...envelope,
  response: z.object({ ...assertionFields, userHandle: base64url }),
})

const requirement = z.enum(['discouraged', 'preferred', 'required'])

const knownKey = z.object({
  type: z.literal('public-key'),
  id: base64url,
  transports: z.optional(z.array(z.string())),
})

/** Longest time for a key's dialog that the standard recommends (WebAuthn, section 15.1). */
const longestCeremonyMs = 600_000

const common = {
  challenge: base64url,
  /** In milliseconds. */
  timeout: z.optional(
    z.pipe(
      z.number(),
      z.transform((ms) => Math.min(Math.max(ms, 0), longestCeremonyMs)),
    ),
  ),
  extensions: z.optional(z.record(z.string(), z.unknown())),
}

/**
 * Options to create a passkey (WebAuthn level 3, PublicKeyCredentialCreationOptionsJSON). A
 * challenge is valid once.
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
 * Options to use one (PublicKeyCredentialRequestOptionsJSON). To sign in, `allowCredentials` is
 * empty: any passkey of this site is allowed.
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

/** Most characters of the name of a passkey. */
export const longestPasskeyName = 100

export const passkeyName = z.string().check(asLine, z.minLength(1), z.maxLength(longestPasskeyName))

/** Body of `POST /account/authenticators/webauthn` and `PUT /auth/webauthn/signup`. */
export const passkeyCreation = z.object({
  name: z.optional(passkeyName),
  credential: registrationCredential,
})

/** Body of `PUT /account/authenticators/webauthn`. */
export const passkeyRenaming = z.object({ id, name: passkeyName })

/** Body of `POST /auth/webauthn/authenticate` and `POST /auth/webauthn/reauthenticate`. */
export const passkeyAssertion = z.object({ credential: assertionCredential })

/** Body of `POST /auth/webauthn/login`. */
export const passkeyLogin = z.object({ credential: loginCredential })

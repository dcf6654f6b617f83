import * as z from 'zod/mini'
import { base64url } from './base64url'

const envelope = {
  type: z.literal('public-key'),
  id: base64url,
  rawId: base64url,
  authenticatorAttachment: z.nullish(z.string()),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
}

/** A passkey just made, as the browser hands it over (RegistrationResponseJSON). */
export const registrationCredential = z.object({
  ...envelope,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string())),
  }),
})
export type RegistrationCredential = z.infer<typeof registrationCredential>

const proof = { clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }

/** The proof of having one (AuthenticationResponseJSON). */
export const assertionCredential = z.object({
  ...envelope,
  response: z.object({ ...proof, userHandle: z.nullish(base64url) }),
})
export type AssertionCredential = z.infer<typeof assertionCredential>

/** The same for signing in: only `userHandle` says who it is. */
export const loginCredential = z.object({
  ...envelope,
  response: z.object({ ...proof, userHandle: base64url }),
})
export type LoginCredential = z.infer<typeof loginCredential>

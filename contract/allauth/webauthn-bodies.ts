import * as z from 'zod/mini'
import { id } from '../wire/scalars'
import { plainLine } from '../wire/written-text'
import { assertionCredential, loginCredential, registrationCredential } from './webauthn-credential'

/** What a person calls a passkey. */
export const passkeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100), plainLine())

/** Body of `POST /account/authenticators/webauthn` and `PUT /auth/webauthn/signup`. */
export const passkeyCreation = z.object({
  name: z.optional(passkeyName),
  credential: registrationCredential,
})
export type PasskeyCreation = z.infer<typeof passkeyCreation>

/** Body of `PUT /account/authenticators/webauthn`. */
export const passkeyRenaming = z.object({ id, name: passkeyName })
export type PasskeyRenaming = z.infer<typeof passkeyRenaming>

/** Body of `POST /auth/webauthn/authenticate` and `POST /auth/webauthn/reauthenticate`. */
export const passkeyProof = z.object({ credential: assertionCredential })
export type PasskeyProof = z.infer<typeof passkeyProof>

/** Body of `POST /auth/webauthn/login`. */
export const passkeyLogin = z.object({ credential: loginCredential })
export type PasskeyLogin = z.infer<typeof passkeyLogin>

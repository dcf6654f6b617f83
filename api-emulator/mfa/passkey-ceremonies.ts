import * as z from 'zod'
import type { CreationOptions, RequestOptions } from '../../contract/allauth/webauthn-options'
import type { AuthCall } from '../auth/auth-call'
import type { RouteDeps } from '../dependencies'
import { mfaMessages } from '../seed/mfa-words'
import type { Account } from '../store/account-queries'
import {
  creationOptionsFor,
  newCeremony,
  type PasskeyCeremony,
  requestOptionsFor,
} from './passkey-options'
import { credentialIds, passkeysOf } from './passkey-rows'
import { type RelyingParty, relyingPartyOf } from './relying-party'

/** Under this name the session keeps the challenge. */
const ceremonyName = 'webauthn'

const kept = z.object({ challenge: z.string(), mustVerifyUser: z.boolean() })

/** Whom the passkeys of this emulator are made for. */
export const partyOf = ({ siteUrl }: RouteDeps): RelyingParty =>
  relyingPartyOf(siteUrl, mfaMessages.issuer)

/** Begins to make a passkey; one that signs in by itself is `passwordless`. */
export async function beginCreation(
  call: AuthCall,
  { id, user }: Account,
  passwordless: boolean,
): Promise<CreationOptions> {
  const ceremony = newCeremony(call.deps, passwordless)
  call.session.store(ceremonyName, ceremony)
  const owner = { id, email: user.email, displayName: user.username ?? user.email }
  const keys = credentialIds(await passkeysOf(call.deps, id))
  return creationOptionsFor(ceremony, partyOf(call.deps), owner, keys)
}

/** Begins to use a passkey: one of this account's, or of anybody's to sign in. */
export async function beginProof(call: AuthCall, user?: number): Promise<RequestOptions> {
  const ceremony = newCeremony(call.deps, false)
  call.session.store(ceremonyName, ceremony)
  const keys = user === undefined ? [] : credentialIds(await passkeysOf(call.deps, user))
  return requestOptionsFor(ceremony, partyOf(call.deps), keys)
}

/** The challenge that this session waits for; undefined where it was used or never asked for. */
export function awaitedCeremony({ session }: AuthCall): PasskeyCeremony | undefined {
  const read = kept.safeParse(session.peek(ceremonyName))
  return read.success ? read.data : undefined
}

/** Uses the challenge up: it served once. */
export function endCeremony({ session }: AuthCall): void {
  session.take(ceremonyName)
}

import * as z from 'zod'
import type {
  CreationOptions,
  RegistrationCredential,
  RequestOptions,
} from '#contract/allauth/webauthn'
import type { AuthCall } from '../auth/auth-call'
import type { AuthenticatorRow } from '../database/tables/auth'
import type { Account } from '../lib/accounts'
import type { RouteDeps } from '../lib/dependencies'
import {
  addAuthenticator,
  authenticatorsOfType,
  type PasskeyData,
  passkeyData,
} from './authenticators'
import { mfaMessages } from './messages'
import {
  creationOptionsFor,
  newCeremony,
  type PasskeyCeremony,
  type RelyingParty,
  relyingPartyOf,
  requestOptionsFor,
} from './passkey-options'
import type { StoredPasskey } from './webauthn'

/** A passkey row with its parsed data. */
export interface Passkey {
  row: AuthenticatorRow
  data: PasskeyData
}

/** Passkeys of an account, oldest first. */
export async function passkeysOf({ store }: RouteDeps, user: number): Promise<Passkey[]> {
  const rows = await authenticatorsOfType(store, user, 'webauthn')
  return rows.map((row) => ({ row, data: passkeyData.parse(row.data) }))
}

const credentialIds = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ data }) => data.credentialId)

/** Whether the browser reports a resident key (`credProps.rk`). */
function isPasswordless({ clientExtensionResults }: RegistrationCredential): boolean | undefined {
  const { credProps } = clientExtensionResults
  if (typeof credProps !== 'object' || credProps === null || !('rk' in credProps)) return undefined
  return typeof credProps.rk === 'boolean' ? credProps.rk : undefined
}

/** Stores a verified passkey; without a name it gets a default one. */
export async function addPasskey(
  deps: RouteDeps,
  user: number,
  name: string,
  made: { credential: RegistrationCredential; passkey: StoredPasskey },
): Promise<AuthenticatorRow> {
  const before = await passkeysOf(deps, user)
  const passwordless = isPasswordless(made.credential)
  return addAuthenticator(deps.store, {
    user,
    type: 'webauthn',
    data: {
      name: name || mfaMessages.passkeyName(before.length),
      ...(passwordless === undefined ? {} : { passwordless }),
      ...made.passkey,
    },
    createdAt: deps.clock.now().getTime(),
  })
}

/** Session key of the pending ceremony. */
const ceremonyKey = 'webauthn'

const storedCeremony = z.object({ challenge: z.string(), mustVerifyUser: z.boolean() })

export const partyOf = ({ siteUrl }: RouteDeps): RelyingParty =>
  relyingPartyOf(siteUrl, mfaMessages.issuer)

/** Starts the creation of a passkey; a `passwordless` one can sign in alone. */
export async function beginCreation(
  call: AuthCall,
  { id, user }: Account,
  passwordless: boolean,
): Promise<CreationOptions> {
  const ceremony = newCeremony(call.deps, passwordless)
  call.session.store(ceremonyKey, ceremony)
  const owner = { id, email: user.email, displayName: user.username ?? user.email }
  const keys = credentialIds(await passkeysOf(call.deps, id))
  return creationOptionsFor(ceremony, partyOf(call.deps), owner, keys)
}

/** Starts an assertion with a passkey of this account, or of any account to sign in. */
export async function beginAssertion(call: AuthCall, user?: number): Promise<RequestOptions> {
  const ceremony = newCeremony(call.deps, false)
  call.session.store(ceremonyKey, ceremony)
  const keys = user === undefined ? [] : credentialIds(await passkeysOf(call.deps, user))
  return requestOptionsFor(ceremony, partyOf(call.deps), keys)
}

/** The pending ceremony of this session; undefined when there is none. */
export function pendingCeremony({ session }: AuthCall): PasskeyCeremony | undefined {
  const read = storedCeremony.safeParse(session.peek(ceremonyKey))
  return read.success ? read.data : undefined
}

/** Removes the challenge after its only use. */
export function endCeremony({ session }: AuthCall): void {
  session.take(ceremonyKey)
}

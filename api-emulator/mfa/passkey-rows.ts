import type { RegistrationCredential } from '../../contract/allauth/webauthn-credential'
import type { RouteDeps } from '../dependencies'
import { mfaMessages } from '../seed/mfa-words'
import type { AuthenticatorRow } from '../store/auth-tables'
import { type PasskeyData, passkeyData } from './authenticator-data'
import { addAuthenticator, authenticatorsOfType } from './authenticator-rows'
import type { KeptPasskey } from './verify-passkey'

/** A passkey with what is kept of it. */
export interface Passkey {
  row: AuthenticatorRow
  data: PasskeyData
}

/** The passkeys of an account, oldest first. */
export async function passkeysOf({ store }: RouteDeps, user: number): Promise<Passkey[]> {
  const rows = await authenticatorsOfType(store, user, 'webauthn')
  return rows.map((row) => ({ row, data: passkeyData.parse(row.data) }))
}

/** Ids of their credentials. */
export const credentialIds = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ data }) => data.credentialId)

/** Whether the browser says that the device keeps the key to sign in by itself. */
function isPasswordless({ clientExtensionResults }: RegistrationCredential): boolean | undefined {
  const { credProps } = clientExtensionResults
  if (typeof credProps !== 'object' || credProps === null || !('rk' in credProps)) return undefined
  return typeof credProps.rk === 'boolean' ? credProps.rk : undefined
}

/** Keeps a verified passkey; without a name it gets one. */
export async function addPasskey(
  deps: RouteDeps,
  user: number,
  name: string,
  made: { credential: RegistrationCredential; passkey: KeptPasskey },
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

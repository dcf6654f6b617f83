import {
  type AssertionCredential,
  assertionCredential,
  loginCredential,
} from '../../contract/allauth/webauthn-credential'
import { refusedFor } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import { bodyOf } from '../auth/body-of'
import { forgiveTries, takeTry } from '../auth/limit-buckets'
import { type Account, accountOf } from '../store/account-queries'
import { changeData } from './authenticator-rows'
import { triesKey } from './check-code'
import { awaitedCeremony, endCeremony, partyOf } from './passkey-ceremonies'
import { type Passkey, passkeysOf } from './passkey-rows'
import { userOfHandle } from './user-handle'
import { verifyProof } from './verify-passkey'

const wrong = () => refusedFor('incorrect_code', 'credential')

async function credentialIn(call: AuthCall): Promise<unknown> {
  const { credential } = await bodyOf(call)
  if (!credential) throw refusedFor('required', 'credential')
  if (typeof credential === 'string') throw refusedFor('invalid', 'credential')
  return credential
}

/** Verifies a proof against the account's own passkeys and remembers the device's counter. */
async function checkProof(
  call: AuthCall,
  credential: AssertionCredential,
  { row, data }: Passkey,
): Promise<boolean> {
  const ceremony = awaitedCeremony(call)
  if (!ceremony) return false
  const counter = await verifyProof(credential, ceremony, partyOf(call.deps), data)
  if (counter === undefined) return false
  const usedAt = call.deps.clock.now().getTime()
  return changeData(call.deps.store, row, { ...data, counter }, usedAt)
}

/** The id of the passkey that was proven; a wrong one counts like a wrong code. */
async function provenBy(call: AuthCall, credential: AssertionCredential, user: number) {
  takeTry(call, triesKey(user), 'credential')
  const passkeys = await passkeysOf(call.deps, user)
  const passkey = passkeys.find(({ data }) => data.credentialId === credential.id)
  if (!passkey || !(await checkProof(call, credential, passkey))) throw wrong()
  endCeremony(call)
  forgiveTries(call, triesKey(user))
  return passkey.row.id
}

/** Verifies that somebody has one of this account's passkeys; tells its id. */
export async function proveByPasskey(call: AuthCall, user: number): Promise<number> {
  const read = assertionCredential.safeParse(await credentialIn(call))
  if (!read.success) throw wrong()
  return provenBy(call, read.data, user)
}

/** Verifies a passkey that also says whose it is. */
export async function signInByPasskey(
  call: AuthCall,
): Promise<{ account: Account; passkey: number }> {
  const read = loginCredential.safeParse(await credentialIn(call))
  const user = read.success ? userOfHandle(read.data.response.userHandle) : undefined
  const account = user === undefined ? null : await accountOf(call.deps.store, user)
  if (!read.success || !account) throw wrong()
  return { account, passkey: await provenBy(call, read.data, account.id) }
}

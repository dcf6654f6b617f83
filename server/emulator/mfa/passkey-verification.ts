import {
  type AssertionCredential,
  assertionCredential,
  loginCredential,
  type RegistrationCredential,
  registrationCredential,
} from '#contract/allauth/webauthn'
import { badRequestFor } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import { Form, jsonObjectOf } from '../auth/form'
import { clearAttempts, countAttempt } from '../auth/rate-limits'
import { type Account, accountOf } from '../lib/accounts'
import { changeData } from './authenticators'
import { attemptsKey } from './code-routes'
import { userOfHandle } from './passkey-options'
import { endCeremony, type Passkey, partyOf, passkeysOf, pendingCeremony } from './passkeys'
import { type StoredPasskey, verifyAssertion, verifyAttestation } from './webauthn'

/** A new passkey, verified. */
interface NewPasskey {
  /** Name chosen by the user; may be empty. */
  name: string
  credential: RegistrationCredential
  passkey: StoredPasskey
}

/** Reads and verifies a new passkey; the reason of a refusal is not disclosed. */
export async function readNewPasskey(call: AuthCall): Promise<NewPasskey> {
  const body = await jsonObjectOf(call)
  const form = new Form(body)
  const name = form.text('name', { required: false, most: 100 })
  if (!body.credential) form.add('required', 'credential')
  else if (typeof body.credential === 'string') form.add('invalid', 'credential')
  form.check()
  const read = registrationCredential.safeParse(body.credential)
  const ceremony = pendingCeremony(call)
  if (!read.success || !ceremony) throw badRequestFor('incorrect_code')
  const passkey = await verifyAttestation(read.data, ceremony, partyOf(call.deps))
  if (!passkey) throw badRequestFor('incorrect_code')
  endCeremony(call)
  return { name, credential: read.data, passkey }
}

const incorrectCredential = () => badRequestFor('incorrect_code', 'credential')

async function credentialIn(call: AuthCall): Promise<unknown> {
  const { credential } = await jsonObjectOf(call)
  if (!credential) throw badRequestFor('required', 'credential')
  if (typeof credential === 'string') throw badRequestFor('invalid', 'credential')
  return credential
}

/** Verifies an assertion against a passkey and stores its new counter. */
async function checkAssertion(
  call: AuthCall,
  credential: AssertionCredential,
  { row, data }: Passkey,
): Promise<boolean> {
  const ceremony = pendingCeremony(call)
  if (!ceremony) return false
  const counter = await verifyAssertion(credential, ceremony, partyOf(call.deps), data)
  if (counter === undefined) return false
  const usedAt = call.deps.clock.now().getTime()
  return changeData(call.deps.store, row, { ...data, counter }, usedAt)
}

/** Verifies an assertion and returns the id of its passkey; failures count like wrong codes. */
async function verifiedPasskeyId(call: AuthCall, credential: AssertionCredential, user: number) {
  countAttempt(call, attemptsKey(user), 'credential')
  const passkeys = await passkeysOf(call.deps, user)
  const passkey = passkeys.find(({ data }) => data.credentialId === credential.id)
  if (!passkey || !(await checkAssertion(call, credential, passkey))) throw incorrectCredential()
  endCeremony(call)
  clearAttempts(call, attemptsKey(user))
  return passkey.row.id
}

/** Verifies an assertion of one of the account's passkeys and returns its id. */
export async function verifyPasskeyOf(call: AuthCall, user: number): Promise<number> {
  const read = assertionCredential.safeParse(await credentialIn(call))
  if (!read.success) throw incorrectCredential()
  return verifiedPasskeyId(call, read.data, user)
}

/** Verifies an assertion that identifies the account by its user handle. */
export async function signInByPasskey(
  call: AuthCall,
): Promise<{ account: Account; passkey: number }> {
  const read = loginCredential.safeParse(await credentialIn(call))
  const user = read.success ? userOfHandle(read.data.response.userHandle) : undefined
  const account = user === undefined ? null : await accountOf(call.deps.store, user)
  if (!read.success || !account) throw incorrectCredential()
  return { account, passkey: await verifiedPasskeyId(call, read.data, account.id) }
}

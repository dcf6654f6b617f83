import {
  type RegistrationCredential,
  registrationCredential,
} from '../../contract/allauth/webauthn-credential'
import { refusedFor } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import { bodyOf } from '../auth/body-of'
import { Form } from '../auth/form'
import { awaitedCeremony, endCeremony, partyOf } from './passkey-ceremonies'
import { type KeptPasskey, verifyCreation } from './verify-passkey'

/** A passkey that a browser made and that was found good. */
export interface MadePasskey {
  /** What the person calls it; may be empty. */
  name: string
  credential: RegistrationCredential
  passkey: KeptPasskey
}

/** Reads and verifies a new passkey; what is wrong with it is not said. */
export async function readMadePasskey(call: AuthCall): Promise<MadePasskey> {
  const body = await bodyOf(call)
  const form = new Form(body)
  const name = form.text('name', { required: false, most: 100 })
  if (!body.credential) form.add('required', 'credential')
  else if (typeof body.credential === 'string') form.add('invalid', 'credential')
  form.check()
  const read = registrationCredential.safeParse(body.credential)
  const ceremony = awaitedCeremony(call)
  if (!read.success || !ceremony) throw refusedFor('incorrect_code')
  const passkey = await verifyCreation(read.data, ceremony, partyOf(call.deps))
  if (!passkey) throw refusedFor('incorrect_code')
  endCeremony(call)
  return { name, credential: read.data, passkey }
}

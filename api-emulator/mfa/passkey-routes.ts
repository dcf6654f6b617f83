import { Hono } from 'hono'
import { answer } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import { bodyOf } from '../auth/body-of'
import { Form } from '../auth/form'
import type { Framed } from '../auth/framed-calls'
import { requireAccount, requireRecentAuthentication } from '../auth/methods'
import { authenticatorAnswer } from './authenticator-answers'
import { authenticatorsOfType, changeData, removeAuthenticators } from './authenticator-rows'
import { requireMayAdd } from './may-add'
import { beginCreation } from './passkey-ceremonies'
import { readMadePasskey } from './passkey-creation'
import { addPasskey, type Passkey, passkeysOf } from './passkey-rows'
import { ensureRecoveryCodes } from './recovery-code-rows'

const path = '/account/authenticators/webauthn'

/** `/account/authenticators/webauthn`: a person's passkeys. */
export function passkeyRoutes(framed: Framed) {
  return new Hono()
    .get(path, framed(begin))
    .post(path, framed(add))
    .put(path, framed(rename))
    .delete(path, framed(remove))
}

/** That `passwordless` is there counts, not what it says: the upstream's own trap. */
async function begin(call: AuthCall): Promise<Response> {
  const account = requireAccount(call)
  await requireMayAdd(call, account.id)
  await requireRecentAuthentication(call)
  const passwordless = call.request.query('passwordless') !== undefined
  const creation_options = await beginCreation(call, account, passwordless)
  return answer(call, 200, { data: { creation_options } })
}

async function add(call: AuthCall): Promise<Response> {
  const { id } = requireAccount(call)
  await requireMayAdd(call, id)
  const made = await readMadePasskey(call)
  await requireRecentAuthentication(call)
  const row = await addPasskey(call.deps, id, made.name, made)
  const meta = { recovery_codes_generated: await ensureRecoveryCodes(call.deps, id) }
  return answer(call, 200, { data: authenticatorAnswer(row), meta })
}

function chosen(form: Form, asked: unknown, passkeys: readonly Passkey[]): Passkey | undefined {
  const passkey = passkeys.find(({ row }) => String(row.id) === String(asked))
  const isMissing = asked === undefined || asked === null || asked === ''
  if (isMissing) form.add('required', 'id')
  else if (!passkey) form.add('invalid_choice', 'id')
  return passkey
}

async function rename(call: AuthCall): Promise<Response> {
  const { id } = requireAccount(call)
  const body = await bodyOf(call)
  const form = new Form(body)
  const passkey = chosen(form, body.id, await passkeysOf(call.deps, id))
  const name = form.text('name', { most: 100 })
  form.check()
  await requireRecentAuthentication(call)
  const { row, data } = passkey ?? neverMissing()
  const renamed = { ...data, name }
  await changeData(call.deps.store, row, renamed)
  return answer(call, 200, { data: authenticatorAnswer({ ...row, data: renamed }) })
}

/** The form has been checked by then. */
function neverMissing(): never {
  throw new Error('A passkey that is not there was chosen.')
}

async function remove(call: AuthCall): Promise<Response> {
  const { id } = requireAccount(call)
  const rows = await authenticatorsOfType(call.deps.store, id, 'webauthn')
  const form = new Form(await bodyOf(call))
  const chosenIds = form.ids(
    'authenticators',
    rows.map((row) => row.id),
  )
  form.check()
  await requireRecentAuthentication(call)
  await removeAuthenticators(call.deps.store, id, chosenIds)
  return answer(call, 200)
}

import { Hono } from 'hono'
import {
  answer,
  authentication,
  conflict,
  interruptWith,
  stageNotPending,
} from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import { passkeySignupOpen } from '../auth/auth-flows'
import {
  recordMethod,
  requireAccount,
  requireRecentAuthentication,
} from '../auth/authentication-methods'
import type { HandleCall } from '../auth/call-handler'
import { Form, jsonObjectOf } from '../auth/form'
import { advanceLogin, completeStage, loginPendingAt, newLogin } from '../auth/login-stages'
import { beginSignup, requireOpenSignup } from '../auth/new-accounts'
import { buckets, takeOrRefuse } from '../auth/rate-limits'
import { accountOf } from '../lib/accounts'
import {
  authenticatorAnswer,
  authenticatorsOfType,
  changeData,
  removeAuthenticators,
  requireVerifiedAddresses,
} from './authenticators'
import { readNewPasskey, signInByPasskey, verifyPasskeyOf } from './passkey-verification'
import { addPasskey, beginAssertion, beginCreation, type Passkey, passkeysOf } from './passkeys'
import { ensureRecoveryCodes } from './recovery-codes'

const passkeysPath = '/account/authenticators/webauthn'

/** `/account/authenticators/webauthn`: passkeys of the account. */
export function passkeyRoutes(handle: HandleCall) {
  return new Hono()
    .get(passkeysPath, handle(beginAdding))
    .post(passkeysPath, handle(addNewPasskey))
    .put(passkeysPath, handle(renamePasskey))
    .delete(passkeysPath, handle(removePasskeys))
}

/** The presence of `passwordless` counts, not its value, as upstream. */
async function beginAdding(call: AuthCall): Promise<Response> {
  const account = requireAccount(call)
  await requireVerifiedAddresses(call, account.id)
  await requireRecentAuthentication(call)
  const passwordless = call.request.query('passwordless') !== undefined
  const creation_options = await beginCreation(call, account, passwordless)
  return answer(call, 200, { data: { creation_options } })
}

async function addNewPasskey(call: AuthCall): Promise<Response> {
  const { id } = requireAccount(call)
  await requireVerifiedAddresses(call, id)
  const made = await readNewPasskey(call)
  await requireRecentAuthentication(call)
  const row = await addPasskey(call.deps, id, made.name, made)
  const meta = { recovery_codes_generated: await ensureRecoveryCodes(call.deps, id) }
  return answer(call, 200, { data: authenticatorAnswer(row), meta })
}

function chosenPasskey(
  form: Form,
  requestedId: unknown,
  passkeys: readonly Passkey[],
): Passkey | undefined {
  const passkey = passkeys.find(({ row }) => String(row.id) === String(requestedId))
  const isMissing = requestedId === undefined || requestedId === null || requestedId === ''
  if (isMissing) form.add('required', 'id')
  else if (!passkey) form.add('invalid_choice', 'id')
  return passkey
}

async function renamePasskey(call: AuthCall): Promise<Response> {
  const { id } = requireAccount(call)
  const body = await jsonObjectOf(call)
  const form = new Form(body)
  const passkey = chosenPasskey(form, body.id, await passkeysOf(call.deps, id))
  const name = form.text('name', { most: 100 })
  form.check()
  await requireRecentAuthentication(call)
  const { row, data } = passkey ?? neverMissing()
  const renamed = { ...data, name }
  await changeData(call.deps.store, row, renamed)
  return answer(call, 200, { data: authenticatorAnswer({ ...row, data: renamed }) })
}

/** Unreachable: the form was checked before. */
function neverMissing(): never {
  throw new Error('The chosen passkey does not exist.')
}

async function removePasskeys(call: AuthCall): Promise<Response> {
  const { id } = requireAccount(call)
  const rows = await authenticatorsOfType(call.deps.store, id, 'webauthn')
  const form = new Form(await jsonObjectOf(call))
  const chosenIds = form.ids(
    'authenticators',
    rows.map((row) => row.id),
  )
  form.check()
  await requireRecentAuthentication(call)
  await removeAuthenticators(call.deps.store, id, chosenIds)
  return answer(call, 200)
}

const signupPath = '/auth/webauthn/signup'

/** `/auth/webauthn/signup`: an account with a passkey and no password. */
export function passkeySignupRoutes(handle: HandleCall) {
  return new Hono()
    .post(signupPath, handle(beginPasskeySignup))
    .get(signupPath, handle(offerCreation))
    .put(signupPath, handle(finishPasskeySignup))
}

async function beginPasskeySignup(call: AuthCall): Promise<Response> {
  takeOrRefuse(call, buckets.signup)
  requireOpenSignup(call)
  if (!passkeySignupOpen(call.deps)) throw interruptWith(404)
  const form = new Form(await jsonObjectOf(call))
  const email = form.email()
  form.check()
  if (call.session.account) throw conflict()
  await beginSignup(call, email, null, true)
  return authentication(call)
}

/** The sign-up that waits for a passkey, and its account; else 409. */
async function pendingSignup(call: AuthCall) {
  const login = loginPendingAt(call, 'mfa_signup_webauthn')
  const account = login?.user ? await accountOf(call.deps.store, login.user) : null
  if (!login || !account) throw conflict()
  return { login, account }
}

async function offerCreation(call: AuthCall): Promise<Response> {
  const { account } = await pendingSignup(call)
  const creation_options = await beginCreation(call, account, true)
  return answer(call, 200, { data: { creation_options } })
}

async function finishPasskeySignup(call: AuthCall): Promise<Response> {
  const { login, account } = await pendingSignup(call)
  const made = await readNewPasskey(call)
  await addPasskey(call.deps, account.id, made.name, made)
  await completeStage(call, login)
  return authentication(call)
}

/** `/auth/webauthn/…`: a passkey to sign in, as second factor, or to reauthenticate. */
export function passkeyLoginRoutes(handle: HandleCall) {
  return new Hono()
    .get(
      '/auth/webauthn/login',
      handle((call) => offerRequestOptions(call)),
    )
    .post('/auth/webauthn/login', handle(logIn))
    .get('/auth/webauthn/authenticate', handle(beginSecondFactor))
    .post('/auth/webauthn/authenticate', handle(passSecondFactor))
    .get('/auth/webauthn/reauthenticate', handle(beginReauthentication))
    .post('/auth/webauthn/reauthenticate', handle(reauthenticate))
}

const webauthn = { method: 'mfa', type: 'webauthn' } as const

async function offerRequestOptions(call: AuthCall, user?: number): Promise<Response> {
  return answer(call, 200, { data: { request_options: await beginAssertion(call, user) } })
}

/** Also allowed while signed in: the session is replaced by one of the passkey's owner. */
async function logIn(call: AuthCall): Promise<Response> {
  const { account, passkey } = await signInByPasskey(call)
  if (call.session.account) call.session.flush()
  recordMethod(call, { ...webauthn, id: passkey, passwordless: true })
  await advanceLogin(call, newLogin(call, account))
  return authentication(call)
}

async function beginSecondFactor(call: AuthCall): Promise<Response> {
  const login = loginPendingAt(call, 'mfa_authenticate')
  return login?.user == null ? stageNotPending(call) : offerRequestOptions(call, login.user)
}

async function passSecondFactor(call: AuthCall): Promise<Response> {
  const login = loginPendingAt(call, 'mfa_authenticate')
  if (!login || login.user === null) return stageNotPending(call)
  recordMethod(call, { ...webauthn, id: await verifyPasskeyOf(call, login.user) })
  await completeStage(call, login)
  return authentication(call)
}

async function beginReauthentication(call: AuthCall): Promise<Response> {
  return offerRequestOptions(call, requireAccount(call).id)
}

async function reauthenticate(call: AuthCall): Promise<Response> {
  const passkey = await verifyPasskeyOf(call, requireAccount(call).id)
  recordMethod(call, { ...webauthn, id: passkey, reauthenticated: true })
  return authentication(call)
}

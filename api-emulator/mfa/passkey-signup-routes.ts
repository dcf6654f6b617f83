import { Hono } from 'hono'
import { answer, authentication, conflict, stopWith } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import { passkeySignupOpen } from '../auth/auth-flows'
import { bodyOf } from '../auth/body-of'
import { Form } from '../auth/form'
import type { Framed } from '../auth/framed-calls'
import { buckets, takeOr429 } from '../auth/limit-buckets'
import { passStage, pendingAt } from '../auth/login-stages'
import { requireOpenSignup } from '../auth/require-open-signup'
import { beginSignup } from '../auth/signup-routes'
import { accountOf } from '../store/account-queries'
import { beginCreation } from './passkey-ceremonies'
import { readMadePasskey } from './passkey-creation'
import { addPasskey } from './passkey-rows'

const path = '/auth/webauthn/signup'

/** `/auth/webauthn/signup`: an account with a passkey and no password. */
export function passkeySignupRoutes(framed: Framed) {
  return new Hono()
    .post(path, framed(begin))
    .get(path, framed(offerCreation))
    .put(path, framed(finish))
}

async function begin(call: AuthCall): Promise<Response> {
  takeOr429(call, buckets.signup)
  requireOpenSignup(call)
  if (!passkeySignupOpen(call.deps)) throw stopWith(404)
  const form = new Form(await bodyOf(call))
  const email = form.email()
  form.check()
  if (call.session.account) throw conflict()
  await beginSignup(call, email, null, true)
  return authentication(call)
}

/** The login that waits for a passkey, and whose it is; 409 where none does. */
async function waiting(call: AuthCall) {
  const login = pendingAt(call, 'mfa_signup_webauthn')
  const account = login?.user ? await accountOf(call.deps.store, login.user) : null
  if (!login || !account) throw conflict()
  return { login, account }
}

async function offerCreation(call: AuthCall): Promise<Response> {
  const { account } = await waiting(call)
  const creation_options = await beginCreation(call, account, true)
  return answer(call, 200, { data: { creation_options } })
}

async function finish(call: AuthCall): Promise<Response> {
  const { login, account } = await waiting(call)
  const made = await readMadePasskey(call)
  await addPasskey(call.deps, account.id, made.name, made)
  await passStage(call, login)
  return authentication(call)
}

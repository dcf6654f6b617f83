import { Hono } from 'hono'
import { authentication, conflict } from './auth-answers'
import type { AuthCall } from './auth-call'
import type { HandleCall } from './call-handler'
import { Form, jsonObjectOf } from './form'
import { beginSignup, requireOpenSignup } from './new-accounts'
import { passwordProblems } from './password-policy'
import { buckets, takeOrRefuse } from './rate-limits'

/** `/auth/signup`: a new account with a password. */
export function signupRoutes(handle: HandleCall) {
  return new Hono().post('/auth/signup', handle(signUp))
}

async function signUp(call: AuthCall): Promise<Response> {
  takeOrRefuse(call, buckets.signup)
  requireOpenSignup(call)
  const form = new Form(await jsonObjectOf(call))
  const email = form.email()
  const password = form.text('password')
  if (password) for (const code of passwordProblems(password)) form.add(code, 'password')
  form.check()
  if (call.session.account) throw conflict()
  const passwordHash = await call.deps.passwords.hash(password)
  await beginSignup(call, email, passwordHash)
  return authentication(call)
}

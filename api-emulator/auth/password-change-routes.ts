import { Hono } from 'hono'
import { authentication } from './auth-answers'
import type { AuthCall } from './auth-call'
import { bodyOf } from './body-of'
import { Form } from './form'
import type { Framed } from './framed-calls'
import { buckets, takeOr429 } from './limit-buckets'
import { requireAccount } from './methods'
import { passwordProblems } from './password-rules'
import { setPassword } from './passwords'

/** `/account/password/change`: this session goes on under a new key, all others end (4.5). */
export function passwordChangeRoutes(framed: Framed) {
  return new Hono().post('/account/password/change', framed(changePassword))
}

async function changePassword(call: AuthCall): Promise<Response> {
  const account = requireAccount(call)
  const { passwordHash, user } = account
  takeOr429(call, buckets.passwordChange, account.id)
  const form = new Form(await bodyOf(call))
  const current = form.text('current_password', { required: passwordHash !== null })
  const isRight = current === '' || (await call.deps.passwords.verify(passwordHash, current))
  if (!isRight) form.add('enter_current_password', 'current_password')
  const password = form.text('new_password')
  const problems = password ? passwordProblems(password, user) : []
  for (const code of problems) form.add(code, 'new_password')
  form.check()
  call.session.signIn(await setPassword(call, account, password))
  return authentication(call)
}

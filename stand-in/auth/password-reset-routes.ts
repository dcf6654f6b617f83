import { Hono } from 'hono'
import { passwordResetHeader } from '../../contract/allauth/key-checks'
import { postMail } from '../outbox/post-mail'
import { accountByEmail, addressesOf } from '../store/account-queries'
import { answer, authentication } from './auth-answers'
import type { AuthCall } from './auth-call'
import { authUserOf } from './auth-user'
import { bodyOf } from './body-of'
import { Form } from './form'
import type { Framed } from './framed-calls'
import { buckets, forgiveTries, takeOr429 } from './limit-buckets'
import { passwordProblems } from './password-rules'
import { setPassword } from './passwords'
import { accountOfResetKey, resetKey } from './reset-keys'

/** `/auth/password/…`: a new password by a link in a mail (contract of the API, section 4.6). */
export function passwordResetRoutes(framed: Framed) {
  return new Hono()
    .post('/auth/password/request', framed(requestReset))
    .get('/auth/password/reset', framed(showOwner))
    .post('/auth/password/reset', framed(resetPassword))
}

async function requestReset(call: AuthCall): Promise<Response> {
  const { parts } = call
  const form = new Form(await bodyOf(call))
  const email = form.email()
  form.check()
  takeOr429(call, buckets.passwordReset, email)
  const account = await accountByEmail(parts.store, email)
  if (account?.user.isActive) {
    const link = `${parts.siteUrl}/account/password/reset/key/${await resetKey(parts, account)}`
    await postMail(parts, email, { kind: 'resetLink', link })
  } else {
    await postMail(parts, email, { kind: 'unknownAccount' })
  }
  return answer(call, 200)
}

async function showOwner(call: AuthCall): Promise<Response> {
  const form = new Form({ key: call.request.header(passwordResetHeader) })
  const account = await readOwner(call, form)
  form.check()
  const data = { user: account && (await authUserOf(call.parts.store, account)) }
  return answer(call, 200, { data })
}

async function readOwner({ parts }: AuthCall, form: Form) {
  const key = form.text('key')
  const account = await accountOfResetKey(parts, key)
  if (key && !account) form.add('invalid_password_reset', 'key')
  return account
}

/** Its success is a 401 without anything pending: nobody is signed in by it (4.1). */
async function resetPassword(call: AuthCall): Promise<Response> {
  takeOr429(call, buckets.passwordResetKey)
  const form = new Form(await bodyOf(call))
  const account = await readOwner(call, form)
  const password = form.text('password')
  const problems = account && password ? passwordProblems(password, account.user) : []
  for (const code of problems) form.add(code, 'password')
  form.check()
  if (!account) return authentication(call)
  await setPassword(call, account, password)
  for (const { email } of await addressesOf(call.parts.store, account.id)) forgiveTries(call, email)
  return authentication(call)
}

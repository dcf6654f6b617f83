import { Hono } from 'hono'
import { addressOf } from '../store/account-queries'
import { authentication, conflict, refusedFor } from './auth-answers'
import type { AuthCall } from './auth-call'
import { bodyOf } from './body-of'
import { Form } from './form'
import type { Framed } from './framed-calls'
import { buckets, takeOr429 } from './limit-buckets'
import { newLogin, resumeLogin } from './login-stages'
import { recordMethod, requireAccount } from './methods'
import { provePassword } from './passwords'

/** `/auth/login` and `/auth/reauthenticate`: by password. */
export function loginRoutes(framed: Framed) {
  return new Hono()
    .post('/auth/login', framed(logIn))
    .post('/auth/reauthenticate', framed(reauthenticate))
}

async function logIn(call: AuthCall): Promise<Response> {
  takeOr429(call, buckets.login)
  const form = new Form(await bodyOf(call))
  const email = form.email()
  const password = form.text('password')
  form.check()
  const account = await provePassword(call, email, password)
  if (!account) throw refusedFor('email_password_mismatch', 'password')
  if (await waitsForNextMail(call, account.id, email)) throw refusedFor('too_many_login_attempts')
  if (call.session.account) throw conflict()
  recordMethod(call, { method: 'password', email })
  await resumeLogin(call, newLogin(call, account, { email }))
  return authentication(call)
}

/** Whether the login would need a code by mail so soon after the last one that none is sent. */
async function waitsForNextMail({ deps }: AuthCall, user: number, email: string) {
  if (deps.accounts.verification === 'link') return false
  const address = await addressOf(deps.store, user, email)
  if (!address || address.verified) return false
  return !deps.limits.wouldLet(buckets.verifyByCode.perKey, email)
}

async function reauthenticate(call: AuthCall): Promise<Response> {
  const { id, user } = requireAccount(call)
  takeOr429(call, buckets.reauthenticate, id)
  const form = new Form(await bodyOf(call))
  const password = form.text('password')
  form.check()
  const account = await provePassword(call, user.email, password, 'password')
  if (account?.id !== id) throw refusedFor('incorrect_password', 'password')
  recordMethod(call, { method: 'password', reauthenticated: true })
  return authentication(call)
}

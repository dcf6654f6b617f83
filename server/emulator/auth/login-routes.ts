import { Hono } from 'hono'
import { mailedCodeMinutes } from '#contract/allauth/mailed-code-life'
import type { CodeState, PendingLogin } from '../database/session-state'
import { accountByEmail, accountOf, addressOf } from '../lib/accounts'
import { isSameCode, randomCode } from '../lib/random-codes'
import { sendMail } from '../outbox/send-mail'
import { authErrorOf, authentication, badRequest, badRequestFor, conflict } from './auth-answers'
import type { AuthCall } from './auth-call'
import { recordMethod, requireAccount } from './authentication-methods'
import type { HandleCall } from './call-handler'
import { verifyIndirectly } from './email-verification'
import { Form, jsonObjectOf } from './form'
import { advanceLogin, loginPendingAt, newLogin } from './login-stages'
import { verifyPassword } from './passwords'
import { buckets, takeFromBucket, takeOrRefuse } from './rate-limits'

/** `/auth/login` and `/auth/reauthenticate`: by password. */
export function loginRoutes(handle: HandleCall) {
  return new Hono()
    .post('/auth/login', handle(logIn))
    .post('/auth/reauthenticate', handle(reauthenticate))
}

async function logIn(call: AuthCall): Promise<Response> {
  takeOrRefuse(call, buckets.login)
  const form = new Form(await jsonObjectOf(call))
  const email = form.email()
  const password = form.text('password')
  form.check()
  const account = await verifyPassword(call, email, password)
  if (!account) throw badRequestFor('email_password_mismatch', 'password')
  if (await isVerificationLimited(call, account.id, email)) {
    throw badRequestFor('too_many_login_attempts')
  }
  if (call.session.account) throw conflict()
  recordMethod(call, { method: 'password', email })
  await advanceLogin(call, newLogin(call, account, { email }))
  return authentication(call)
}

/** Whether the login needs a verification code but the limit allows no mail yet. */
async function isVerificationLimited({ deps }: AuthCall, user: number, email: string) {
  if (deps.accounts.verification === 'link') return false
  const address = await addressOf(deps.store, user, email)
  if (!address || address.verified) return false
  return !deps.limits.wouldLet(buckets.verifyByCode.perKey, email)
}

async function reauthenticate(call: AuthCall): Promise<Response> {
  const { id, user } = requireAccount(call)
  takeOrRefuse(call, buckets.reauthenticate, id)
  const form = new Form(await jsonObjectOf(call))
  const password = form.text('password')
  form.check()
  const account = await verifyPassword(call, user.email, password, 'password')
  if (account?.id !== id) throw badRequestFor('incorrect_password', 'password')
  recordMethod(call, { method: 'password', reauthenticated: true })
  return authentication(call)
}

/** Lifetime of a login code. */
const codeLifeMs = mailedCodeMinutes * 60_000

/** Wrong codes until the attempt ends. */
const maxAttempts = 3

/** `/auth/code/…`: login by a mailed code. */
export function codeRoutes(handle: HandleCall) {
  return new Hono()
    .post('/auth/code/request', handle(requestCode))
    .post('/auth/code/confirm', handle(confirmCode))
}

async function requestCode(call: AuthCall): Promise<Response> {
  const { deps, session } = call
  const form = new Form(await jsonObjectOf(call))
  const email = form.email()
  form.check()
  if (!takeFromBucket(call, buckets.loginCode, email)) {
    throw badRequestFor('too_many_login_attempts', 'email')
  }
  const found = await accountByEmail(deps.store, email)
  const account = found?.user.isActive ? found : null
  const code = randomCode(deps)
  await sendMail(deps, email, account ? { kind: 'loginCode', code } : { kind: 'unknownAccount' })
  const at = deps.clock.now().getTime()
  const loginCode = { code: account && code, email, user: account?.id ?? null, at }
  session.setLogin(
    newLogin(call, account, { email, loginCode: { ...loginCode, failedAttempts: 0 } }),
  )
  return authentication(call)
}

async function confirmCode(call: AuthCall): Promise<Response> {
  const { login, pending } = pendingCodeLogin(call)
  const form = new Form(await jsonObjectOf(call))
  const typed = form.text('code')
  const isRight = isSameCode(typed, pending.code)
  if (typed && !isRight) form.add('incorrect_code', 'code')
  if (!form.isValid) countWrongLoginCode(call, login, pending)
  form.check()
  const account = pending.user === null ? null : await accountOf(call.deps.store, pending.user)
  if (!account) throw badRequest(authErrorOf('incorrect_code', 'code'))
  const { email } = pending
  recordMethod(call, { method: 'code', email })
  await verifyIndirectly(call, account.id, email)
  await advanceLogin(call, newLogin(call, account, { email }))
  return authentication(call)
}

/** The login that waits for a code; 409 when there is none or the code expired. */
function pendingCodeLogin(call: AuthCall): { login: PendingLogin; pending: CodeState } {
  const login = loginPendingAt(call, 'login_by_code')
  const pending = login?.loginCode
  if (!login || !pending) throw conflict()
  const isOld = call.deps.clock.now().getTime() - pending.at > codeLifeMs
  if (isOld) {
    call.session.setLogin(null)
    throw conflict()
  }
  return { login, pending }
}

function countWrongLoginCode({ session }: AuthCall, login: PendingLogin, pending: CodeState): void {
  const failedAttempts = pending.failedAttempts + 1
  const hasAttemptsLeft = failedAttempts < maxAttempts
  session.setLogin(hasAttemptsLeft ? { ...login, loginCode: { ...pending, failedAttempts } } : null)
}

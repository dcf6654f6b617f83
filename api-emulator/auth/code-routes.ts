import { Hono } from 'hono'
import { postMail } from '../outbox/post-mail'
import { accountByEmail, accountOf } from '../store/account-queries'
import { authErrorOf, authentication, conflict, refused, refusedFor } from './auth-answers'
import type { AuthCall } from './auth-call'
import { bodyOf } from './body-of'
import { verifyIndirectly } from './email-verification'
import { Form } from './form'
import type { Framed } from './framed-calls'
import { buckets, takeFrom } from './limit-buckets'
import { newLogin, pendingAt, resumeLogin } from './login-stages'
import { recordMethod } from './methods'
import { isSameCode, randomCode } from './random-texts'
import type { CodeState, PendingLogin } from './session-state'

/** How long a login code lives: 300 s. */
const codeLifeMs = 300_000

/** Which wrong login code ends the attempt. */
const mostAttempts = 3

/** `/auth/code/…`: signing in with a code by mail. */
export function codeRoutes(framed: Framed) {
  return new Hono()
    .post('/auth/code/request', framed(requestCode))
    .post('/auth/code/confirm', framed(confirmCode))
}

async function requestCode(call: AuthCall): Promise<Response> {
  const { deps, session } = call
  const form = new Form(await bodyOf(call))
  const email = form.email()
  form.check()
  if (!takeFrom(call, buckets.loginCode, email)) {
    throw refusedFor('too_many_login_attempts', 'email')
  }
  const found = await accountByEmail(deps.store, email)
  const account = found?.user.isActive ? found : null
  const code = randomCode(deps)
  await postMail(deps, email, account ? { kind: 'loginCode', code } : { kind: 'unknownAccount' })
  const at = deps.clock.now().getTime()
  const loginCode = { code: account && code, email, user: account?.id ?? null, at }
  session.setLogin(
    newLogin(call, account, { email, loginCode: { ...loginCode, failedAttempts: 0 } }),
  )
  return authentication(call)
}

async function confirmCode(call: AuthCall): Promise<Response> {
  const { login, awaited } = awaitedLogin(call)
  const form = new Form(await bodyOf(call))
  const typed = form.text('code')
  const isRight = isSameCode(typed, awaited.code)
  if (typed && !isRight) form.add('incorrect_code', 'code')
  if (!form.isGood) noteWrongCode(call, login, awaited)
  form.check()
  const account = awaited.user === null ? null : await accountOf(call.deps.store, awaited.user)
  if (!account) throw refused(authErrorOf('incorrect_code', 'code'))
  const { email } = awaited
  recordMethod(call, { method: 'code', email })
  await verifyIndirectly(call, account.id, email)
  await resumeLogin(call, newLogin(call, account, { email }))
  return authentication(call)
}

/** The login that waits for a code; 409 where there is none, or the code is too old. */
function awaitedLogin(call: AuthCall): { login: PendingLogin; awaited: CodeState } {
  const login = pendingAt(call, 'login_by_code')
  const awaited = login?.loginCode
  if (!login || !awaited) throw conflict()
  const isOld = call.deps.clock.now().getTime() - awaited.at > codeLifeMs
  if (isOld) {
    call.session.setLogin(null)
    throw conflict()
  }
  return { login, awaited }
}

function noteWrongCode({ session }: AuthCall, login: PendingLogin, awaited: CodeState): void {
  const failedAttempts = awaited.failedAttempts + 1
  const goesOn = failedAttempts < mostAttempts
  session.setLogin(goesOn ? { ...login, loginCode: { ...awaited, failedAttempts } } : null)
}

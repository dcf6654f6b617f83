import { Hono } from 'hono'
import { passwordResetHeader } from '../../contract/allauth/key-checks'
import { postMail } from '../outbox/post-mail'
import {
  type Account,
  accountByEmail,
  accountOf,
  addressesOf,
  noAccount,
} from '../store/account-queries'
import { answer, authentication, conflict } from './auth-answers'
import type { AuthCall } from './auth-call'
import { authUserOf } from './auth-user'
import { awaitedReset, awaitReset, noteWrongReset } from './awaited-reset'
import { bodyOf } from './body-of'
import { verifyIndirectly } from './email-verification'
import { Form } from './form'
import type { Framed } from './framed-calls'
import { buckets, forgiveTries, takeOr429 } from './limit-buckets'
import { passwordProblems } from './password-rules'
import { setPassword } from './passwords'
import { isSameCode, randomCode } from './random-texts'
import { accountOfResetKey, resetKey } from './reset-keys'
import type { CodeState } from './session-state'

/** Signs of a code for a new password: two more than other codes have. */
const codeLength = 8

/** `/auth/password/…`: a new password by a link in a mail or by a code. */
export function passwordResetRoutes(framed: Framed) {
  return new Hono()
    .post('/auth/password/request', framed(requestReset))
    .get('/auth/password/reset', framed(showOwner))
    .post('/auth/password/reset', framed(resetPassword))
}

async function requestReset(call: AuthCall): Promise<Response> {
  const { deps } = call
  const form = new Form(await bodyOf(call))
  const email = form.email()
  form.check()
  takeOr429(call, buckets.passwordReset, email)
  const found = await accountByEmail(deps.store, email)
  const account = found?.user.isActive ? found : null
  if (deps.accounts.passwordReset === 'code') return sendCode(call, account, email)
  if (account) {
    const link = `${deps.siteUrl}/account/password/reset/key/${await resetKey(deps, account)}`
    await postMail(deps, email, { kind: 'resetLink', link })
  } else {
    await addressesOf(deps.store, noAccount)
    await postMail(deps, email, unknownAccount)
  }
  return answer(call, 200)
}

/** Its answer is a 401 that waits for the code, whether the address is known or not. */
async function sendCode(call: AuthCall, account: Account | null, email: string): Promise<Response> {
  const code = randomCode(call.deps, codeLength)
  const occasion = account ? ({ kind: 'resetCode', code } as const) : unknownAccount
  await postMail(call.deps, email, occasion)
  awaitReset(call, { code: account && code, email, user: account?.id ?? null })
  return authentication(call)
}

const unknownAccount = { kind: 'unknownAccount' } as const

async function showOwner(call: AuthCall): Promise<Response> {
  const form = new Form({ key: call.request.header(passwordResetHeader) })
  const awaited = demandReset(call)
  const account = await readOwner(call, form, awaited)
  form.check()
  if (account && awaited) await verifyIndirectly(call, account.id, awaited.email)
  const data = { user: account && (await authUserOf(call.deps.store, account)) }
  return answer(call, 200, { data })
}

/** In code mode the code that the session waits for, else 409; in link mode null. */
function demandReset(call: AuthCall): CodeState | null {
  if (call.deps.accounts.passwordReset === 'link') return null
  const awaited = awaitedReset(call)
  if (!awaited) throw conflict()
  return awaited
}

async function readOwner(call: AuthCall, form: Form, awaited: CodeState | null) {
  const { deps } = call
  const key = form.text('key')
  if (awaited) {
    const isRight = isSameCode(key, awaited.code)
    if (key && !isRight) form.add('incorrect_code', 'key')
    if (!isRight) noteWrongReset(call, awaited)
    return awaited.user === null ? null : accountOf(deps.store, awaited.user)
  }
  const account = await accountOfResetKey(deps, key)
  if (key && !account) form.add('invalid_password_reset', 'key')
  return account
}

/** Its success is a 401 without anything pending: nobody is signed in by it (4.1). */
async function resetPassword(call: AuthCall): Promise<Response> {
  takeOr429(call, buckets.passwordResetKey)
  const form = new Form(await bodyOf(call))
  const awaited = demandReset(call)
  const account = await readOwner(call, form, awaited)
  const password = form.text('password')
  const problems = account && password ? passwordProblems(password, account.user) : []
  for (const code of problems) form.add(code, 'password')
  form.check()
  if (!account) return authentication(call)
  await setPassword(call, account, password)
  if (awaited) {
    await verifyIndirectly(call, account.id, awaited.email)
    call.session.setPasswordReset(null)
  }
  for (const { email } of await addressesOf(call.deps.store, account.id)) forgiveTries(call, email)
  return authentication(call)
}

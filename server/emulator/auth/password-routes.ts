import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import { passwordResetHeader } from '#contract/allauth/key-checks'
import type { CodeState } from '../database/session-state'
import { endAccessTokens } from '../lib/access-tokens'
import { type Account, accountByEmail, accountOf, addressesOf, noAccountId } from '../lib/accounts'
import type { RouteDeps } from '../lib/dependencies'
import { isSameCode, randomCode } from '../lib/random-codes'
import { sendMail } from '../outbox/send-mail'
import { answer, authentication, authUserOf, conflict } from './auth-answers'
import type { AuthCall } from './auth-call'
import { countWrongResetCode, pendingReset, startReset } from './auth-flows'
import { requireAccount } from './authentication-methods'
import type { HandleCall } from './call-handler'
import { isSameSignature, verifyIndirectly } from './email-verification'
import { Form, jsonObjectOf } from './form'
import { passwordProblems } from './password-policy'
import { setPassword } from './passwords'
import { buckets, clearAttempts, takeOrRefuse } from './rate-limits'

/** `/auth/password/…`: password reset by a mailed link or code. */
export function passwordResetRoutes(handle: HandleCall) {
  return new Hono()
    .post('/auth/password/request', handle(requestReset))
    .get('/auth/password/reset', handle(showOwner))
    .post('/auth/password/reset', handle(resetPassword))
}

async function requestReset(call: AuthCall): Promise<Response> {
  const { deps } = call
  const form = new Form(await jsonObjectOf(call))
  const email = form.email()
  form.check()
  takeOrRefuse(call, buckets.passwordReset, email)
  const found = await accountByEmail(deps.store, email)
  const account = found?.user.isActive ? found : null
  if (deps.accounts.passwordReset === 'code') return sendCode(call, account, email)
  // The key is also made for nobody, so that an unknown address takes as long.
  const link = `${deps.siteUrl}/account/password/reset/key/${await resetKey(deps, account ?? nobody)}`
  await sendMail(deps, email, account ? { kind: 'resetLink', link } : unknownAccount)
  return answer(call, 200)
}

/** Answers 401 with the pending reset, whether or not the address is known. */
async function sendCode(call: AuthCall, account: Account | null, email: string): Promise<Response> {
  const code = randomCode(call.deps)
  const mail = account ? ({ kind: 'resetCode', code } as const) : unknownAccount
  await sendMail(call.deps, email, mail)
  startReset(call, { code: account && code, email, user: account?.id ?? null })
  return authentication(call)
}

const unknownAccount = { kind: 'unknownAccount' } as const

async function showOwner(call: AuthCall): Promise<Response> {
  const form = new Form({ key: call.request.header(passwordResetHeader) })
  const pending = requirePendingReset(call)
  const account = await readOwner(call, form, pending)
  form.check()
  if (account && pending) await verifyIndirectly(call, account.id, pending.email)
  const data = { user: account && (await authUserOf(call.deps.store, account)) }
  return answer(call, 200, { data })
}

/** In code mode the pending reset, else 409; in link mode null. */
function requirePendingReset(call: AuthCall): CodeState | null {
  if (call.deps.accounts.passwordReset === 'link') return null
  const pending = pendingReset(call)
  if (!pending) throw conflict()
  return pending
}

async function readOwner(call: AuthCall, form: Form, pending: CodeState | null) {
  const { deps } = call
  const key = form.text('key')
  if (pending) {
    const isRight = isSameCode(key, pending.code)
    if (key && !isRight) form.add('incorrect_code', 'key')
    if (!isRight) countWrongResetCode(call, pending)
    return pending.user === null ? null : accountOf(deps.store, pending.user)
  }
  const account = await accountOfResetKey(deps, key)
  if (key && !account) form.add('invalid_password_reset', 'key')
  return account
}

/** Success is a 401 without pending flows: a reset does not sign in. */
async function resetPassword(call: AuthCall): Promise<Response> {
  takeOrRefuse(call, buckets.passwordResetKey)
  const form = new Form(await jsonObjectOf(call))
  const pending = requirePendingReset(call)
  const account = await readOwner(call, form, pending)
  const password = form.text('password')
  const problems = account && password ? passwordProblems(password, account.user) : []
  for (const code of problems) form.add(code, 'password')
  form.check()
  if (!account) return authentication(call)
  if (!(await setPassword(call, account, password))) form.add('invalid_password_reset', 'key')
  form.check()
  if (pending) {
    await verifyIndirectly(call, account.id, pending.email)
    call.session.setPasswordReset(null)
  }
  await endAccessTokens(call.deps, account.id)
  for (const { email } of await addressesOf(call.deps.store, account.id)) clearAttempts(call, email)
  return authentication(call)
}

/** Lifetime of a reset link: three days. */
const keyLifeSeconds = 3 * 86_400

const nobody = { id: noAccountId, passwordHash: null, lastLoginAt: null }

/** What a reset key depends on; a use of it changes the hash. */
type KeyOwner = Pick<Account, 'id' | 'passwordHash' | 'lastLoginAt'>

/** Signs the keys of links. It need not be secret: the emulator never runs in production. */
const signingKey = 'emulator password reset'

/**
 * Key of a reset link: `<uid36>-<time36>-<signature>`. It can be used once: password, last sign-in
 * and addresses are part of the signature.
 */
async function resetKey(deps: RouteDeps, account: KeyOwner): Promise<string> {
  const at = Math.floor(deps.clock.now().getTime() / 1000).toString(36)
  return `${account.id.toString(36)}-${at}-${await signature(deps, account, at)}`
}

/** The account of a reset key; null when the key is invalid, used or expired. */
async function accountOfResetKey(deps: RouteDeps, key: string): Promise<Account | null> {
  const [uid36, at, sign] =
    /^([0-9a-z]{1,13})-([0-9a-z]{1,13})-([0-9a-f]{32})$/.exec(key)?.slice(1) ?? []
  if (!uid36 || !at || !sign) return null
  const account = await accountOf(deps.store, Number.parseInt(uid36, 36))
  if (!account || !isSameSignature(sign, await signature(deps, account, at))) return null
  const age = deps.clock.now().getTime() / 1000 - Number.parseInt(at, 36)
  return age <= keyLifeSeconds ? account : null
}

async function signature({ store }: RouteDeps, account: KeyOwner, at: string): Promise<string> {
  const { id, passwordHash, lastLoginAt } = account
  const addresses = (await addressesOf(store, id)).map(({ email }) => email).sort()
  const signed = JSON.stringify([id, passwordHash, lastLoginAt, addresses, at])
  return createHmac('sha256', signingKey).update(signed).digest('hex').slice(0, 32)
}

/**
 * `/account/password/change`: all sessions end, this one too, and with a password that is replaced
 * all access tokens; the answer is that of a guest.
 */
export function passwordChangeRoutes(handle: HandleCall) {
  return new Hono().post('/account/password/change', handle(changePassword))
}

async function changePassword(call: AuthCall): Promise<Response> {
  const account = requireAccount(call)
  const { passwordHash, user } = account
  takeOrRefuse(call, buckets.passwordChange, account.id)
  const form = new Form(await jsonObjectOf(call))
  const current = form.text('current_password', { required: passwordHash !== null })
  const isRight = current === '' || (await call.deps.passwords.verify(passwordHash, current))
  if (!isRight) form.add('enter_current_password', 'current_password')
  const password = form.text('new_password')
  const problems = password ? passwordProblems(password, user) : []
  for (const code of problems) form.add(code, 'new_password')
  form.check()
  const changed = await setPassword(call, account, password)
  if (!changed) form.add('enter_current_password', 'current_password')
  form.check()
  if (passwordHash !== null) await endAccessTokens(call.deps, account.id)
  call.session.flush()
  return authentication(call)
}

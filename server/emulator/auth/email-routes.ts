import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { EmailAddress } from '#contract/allauth/account-lists'
import { emailVerificationHeader } from '#contract/allauth/key-checks'
import type { CodeState } from '../database/session-state'
import { users } from '../database/tables/account'
import { emailAddresses } from '../database/tables/auth'
import { endAccessTokens } from '../lib/access-tokens'
import {
  type Account,
  accountOf,
  addressesOf,
  addressOf,
  type EmailAddressRow,
} from '../lib/accounts'
import { isSameCode } from '../lib/random-codes'
import {
  answer,
  authentication,
  authUserOf,
  badRequestFor,
  conflict,
  interruptWith,
  tooManyRequests,
} from './auth-answers'
import type { AuthCall } from './auth-call'
import { requireAccount } from './authentication-methods'
import type { HandleCall } from './call-handler'
import {
  addressOfKey,
  changeAddress,
  countWrongEmailCode,
  isTaken,
  pendingCode,
  sendVerification,
  verifyAddress,
} from './email-verification'
import { Form, jsonObjectOf } from './form'
import { completeStage, loginPendingAt } from './login-stages'
import { buckets, takeFromBucket, takeOrRefuse } from './rate-limits'

/** `/account/email`: the e-mail addresses of the signed-in account. */
export function accountEmailRoutes(handle: HandleCall) {
  return new Hono()
    .get('/account/email', handle(listAddresses))
    .post('/account/email', handle(addAddress))
    .put('/account/email', handle(resendVerification))
    .patch('/account/email', handle(makePrimary))
    .delete('/account/email', handle(removeAddress))
}

/** Lists the addresses; one with a pending code is listed as unverified before it is stored. */
async function listAddresses(call: AuthCall): Promise<Response> {
  const { id } = requireAccount(call)
  const stored: EmailAddress[] = await addressesOf(call.deps.store, id)
  const pending = pendingCode(call)
  const isNew = pending?.user === id && !stored.some(({ email }) => email === pending.email)
  const unstored = isNew ? [{ email: pending.email, verified: false, primary: false }] : []
  const data = [...stored, ...unstored].map(({ email, verified, primary }) => ({
    email,
    verified,
    primary,
  }))
  return answer(call, 200, { data })
}

async function beginChange(call: AuthCall): Promise<{ account: Account; form: Form }> {
  const account = requireAccount(call)
  takeOrRefuse(call, buckets.manageEmail, account.id)
  return { account, form: new Form(await jsonObjectOf(call)) }
}

async function addAddress(call: AuthCall): Promise<Response> {
  if (!call.session.account) throw conflict()
  const { account, form } = await beginChange(call)
  const { store, accounts } = call.deps
  const email = form.email()
  if (email && (await addressOf(store, account.id, email))) form.add('duplicate_email', 'email')
  form.check()
  if (accounts.verification === 'code' && !takeFromBucket(call, buckets.verifyByCode, email)) {
    throw tooManyRequests()
  }
  if (accounts.verification === 'link') {
    const address = { user: account.id, email, verified: false, primary: false }
    await store.db.insert(emailAddresses).values(address)
  }
  await sendVerification(call, account, email)
  return listAddresses(call)
}

/** The stored address that the form names, or `pending` for one that waits for its code. */
async function chosenAddress(call: AuthCall, account: Account, form: Form) {
  const email = form.email()
  if (email && pendingCode(call)?.email === email) return 'pending'
  const address = email ? await addressOf(call.deps.store, account.id, email) : null
  if (email && !address) form.add('unknown_email', 'email')
  return address
}

/**
 * Sends the verification mail of a stored address again, also of a verified one; 403 for one that
 * waits for a code, 429 within 10 s of the last mail.
 */
async function resendVerification(call: AuthCall): Promise<Response> {
  const { account, form } = await beginChange(call)
  const address = await chosenAddress(call, account, form)
  form.check()
  if (!address || address === 'pending') throw interruptWith(403)
  const byCode = call.deps.accounts.verification === 'code'
  const bucket = byCode ? buckets.verifyByCode : buckets.verifyByLink
  if (!takeFromBucket(call, bucket, address.email)) {
    throw byCode ? tooManyRequests() : interruptWith(403)
  }
  await sendVerification(call, account, address.email)
  return answer(call, 200)
}

async function makePrimary(call: AuthCall): Promise<Response> {
  const { account, form } = await beginChange(call)
  const address = await chosenAddress(call, account, form)
  const all = await addressesOf(call.deps.store, account.id)
  const stored = address === 'pending' ? null : address
  const mayBe = stored?.verified || !all.some(({ verified }) => verified)
  if (address && !mayBe) form.add('unverified_primary_email', 'email')
  form.requiredFlag('primary')
  form.check()
  if (stored) await movePrimary(call, all, stored)
  return listAddresses(call)
}

async function movePrimary({ deps }: AuthCall, all: EmailAddressRow[], address: EmailAddressRow) {
  const { store } = deps
  for (const other of all) await changeAddress(store, other, { primary: other.id === address.id })
  const { user, email } = address
  await store.db.update(users).set({ email }).where(eq(users.id, user))
  await endAccessTokens(deps, user)
}

async function removeAddress(call: AuthCall): Promise<Response> {
  const { account, form } = await beginChange(call)
  const { store } = call.deps
  const address = await chosenAddress(call, account, form)
  if (address === 'pending') {
    call.session.setEmailVerification(null)
    return listAddresses(call)
  }
  const isOnly = (await addressesOf(store, account.id)).length === 1
  if (address && (address.primary || isOnly)) form.add('cannot_remove_primary_email', 'email')
  form.check()
  if (address) await store.db.delete(emailAddresses).where(eq(emailAddresses.id, address.id))
  return listAddresses(call)
}

/** `/auth/email/verify`: by the code or the link of a mail. */
export function emailVerifyRoutes(handle: HandleCall) {
  return new Hono()
    .get('/auth/email/verify', handle(showAddress))
    .post('/auth/email/verify', handle(verifyEmail))
    .post('/auth/email/verify/resend', handle(refuseResend))
}

/** Always 409: the real service is configured without resending. */
async function refuseResend(): Promise<Response> {
  throw conflict()
}

/** Owner of a verified address. */
interface Verified {
  user: number
  email: string
}

async function showAddress(call: AuthCall): Promise<Response> {
  const key = call.request.header(emailVerificationHeader) ?? ''
  const { user, email } = await readKey(call, requirePendingCode(call), { key })
  const account = await accountOf(call.deps.store, user)
  if (!account) throw conflict()
  const data = { email, user: await authUserOf(call.deps.store, account) }
  const isAuthenticating = loginPendingAt(call, 'verify_email') !== null
  return answer(call, 200, { data, meta: { is_authenticating: isAuthenticating } })
}

async function verifyEmail(call: AuthCall): Promise<Response> {
  const process = requirePendingCode(call)
  const login = loginPendingAt(call, 'verify_email')
  const { user, email } = await readKey(call, process, await jsonObjectOf(call))
  const isFirst = await verifyAddress(call.deps, user, email)
  if (!process && !isFirst) throw badRequestFor('invalid_or_expired_key', 'key')
  if (process) call.session.setEmailVerification(null)
  const continuesLogin = process && login?.user === user
  if (continuesLogin) await completeStage(call, login)
  else if (login) call.session.setLogin(null)
  return authentication(call)
}

/** In code mode the pending code, else 409; in link mode null. */
function requirePendingCode(call: AuthCall): CodeState | null {
  if (call.deps.accounts.verification === 'link') return null
  const isHere = call.session.account || loginPendingAt(call, 'verify_email')
  const pending = isHere ? pendingCode(call) : null
  if (!pending) throw conflict()
  return pending
}

async function readKey(
  call: AuthCall,
  pending: CodeState | null,
  body: Record<string, unknown>,
): Promise<Verified> {
  const form = new Form(body)
  const key = form.text('key')
  const verified = pending ? codeOwner(pending, key) : await linkOwner(call, key)
  const wrong = pending ? 'incorrect_code' : 'invalid_or_expired_key'
  if (key && !verified) form.add(wrong, 'key')
  if (verified && (await isTaken(call.deps.store, verified.email, verified.user))) {
    form.add('email_taken', 'key')
  }
  if (!form.isValid && pending) countWrongEmailCode(call)
  form.check()
  if (!verified) throw conflict()
  return verified
}

function codeOwner({ code, user, email }: CodeState, key: string): Verified | null {
  return user !== null && isSameCode(key, code) ? { user, email } : null
}

async function linkOwner({ deps }: AuthCall, key: string): Promise<Verified | null> {
  const id = addressOfKey(deps, key)
  if (id === null) return null
  const { db } = deps.store
  const [address] = await db.select().from(emailAddresses).where(eq(emailAddresses.id, id))
  return address && !address.verified ? address : null
}

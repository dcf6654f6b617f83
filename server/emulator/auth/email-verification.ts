import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { mailedCodeMinutes } from '#contract/allauth/mailed-code-life'
import type { PendingLogin } from '../database/session-state'
import type { Store } from '../database/store'
import { users } from '../database/tables/account'
import { emailAddresses } from '../database/tables/auth'
import { endAccessTokens } from '../lib/access-tokens'
import { type Account, addressOf, type EmailAddressRow, noAccountId } from '../lib/accounts'
import type { RouteDeps } from '../lib/dependencies'
import { randomCode } from '../lib/random-codes'
import { sendMail } from '../outbox/send-mail'
import { tooManyRequests } from './auth-answers'
import type { AuthCall } from './auth-call'
import { buckets, takeFromBucket } from './rate-limits'

/** Lifetime of an e-mail verification code. */
const codeLifeMs = mailedCodeMinutes * 60_000

/** Wrong codes until the attempt ends. */
const maxAttempts = 3

/**
 * Sends the verification mail of a login: with a code, which becomes pending, or a link. For a
 * simulated login (null account) the owner of the address gets a notice instead.
 */
export async function sendLoginVerification(
  call: AuthCall,
  account: Account | null,
  login: Pick<PendingLogin, 'email'>,
): Promise<void> {
  const email = login.email ?? account?.user.email ?? ''
  const byCode = call.deps.accounts.verification === 'code'
  const isAllowed = takeFromBucket(
    call,
    byCode ? buckets.verifyByCode : buckets.verifyByLink,
    email,
  )
  if (!isAllowed && byCode) throw tooManyRequests()
  if (!account) {
    if (byCode) startCode(call, null, email)
    else if (isAllowed) {
      await addressOf(call.deps.store, noAccountId, email)
      verificationKey(call.deps, noAccountId)
    }
    if (isAllowed) await sendMail(call.deps, email, { kind: 'accountExists' })
    return
  }
  if (isAllowed) await sendVerification(call, account, email)
}

/** Sends a verification code, which becomes pending in this session, or a link, by setting. */
export async function sendVerification(
  call: AuthCall,
  { id }: Account,
  email: string,
): Promise<void> {
  const { deps } = call
  if (deps.accounts.verification === 'code') {
    const code = startCode(call, id, email)
    return sendMail(deps, email, { kind: 'verifyCode', code })
  }
  const address = await addressOf(deps.store, id, email)
  if (!address) return
  const link = `${deps.siteUrl}/account/verify-email/${verificationKey(deps, address.id)}`
  return sendMail(deps, email, { kind: 'verifyLink', link })
}

function startCode(call: AuthCall, user: number | null, email: string): string {
  const code = randomCode(call.deps)
  const at = call.deps.clock.now().getTime()
  call.session.setEmailVerification({
    code: user === null ? null : code,
    email,
    user,
    at,
    failedAttempts: 0,
  })
  return code
}

/** The pending verification of this session; an expired one is cleared together with its login. */
export function pendingCode({ session, deps }: AuthCall) {
  const { emailVerification } = session
  if (!emailVerification) return null
  if (deps.clock.now().getTime() - emailVerification.at <= codeLifeMs) return emailVerification
  session.setEmailVerification(null)
  session.setLogin(null)
  return null
}

/** Counts a wrong code; the third one ends the attempt. */
export function countWrongEmailCode(call: AuthCall): void {
  const pending = pendingCode(call)
  if (!pending) return
  const failedAttempts = pending.failedAttempts + 1
  const isLast = failedAttempts >= maxAttempts
  call.session.setEmailVerification(isLast ? null : { ...pending, failedAttempts })
  if (isLast) call.session.setLogin(null)
}

/** Whether another account has verified this address; it is then unavailable. */
export async function isTaken({ db }: Store, email: string, by: number): Promise<boolean> {
  const taken = and(
    eq(emailAddresses.email, email),
    eq(emailAddresses.verified, true),
    ne(emailAddresses.user, by),
  )
  return (await db.$count(emailAddresses, taken)) > 0
}

/**
 * Marks an address as verified, or adds a new one. It replaces all others of the account, whose
 * access tokens end. Returns whether it did: of concurrent calls for a stored address only the first
 * does.
 */
export async function verifyAddress(
  deps: RouteDeps,
  user: number,
  email: string,
): Promise<boolean> {
  const { db } = deps.store
  const known = await addressOf(deps.store, user, email)
  const flags = { verified: true, primary: true }
  const verified = known
    ? await db
        .update(emailAddresses)
        .set(flags)
        .where(and(eq(emailAddresses.id, known.id), eq(emailAddresses.verified, false)))
        .returning()
    : await db
        .insert(emailAddresses)
        .values({ user, email, ...flags })
        .returning()
  if (verified.length === 0) return false
  const others = and(eq(emailAddresses.user, user), ne(emailAddresses.email, email))
  await db.batch([
    db.delete(emailAddresses).where(others),
    db.update(users).set({ email }).where(eq(users.id, user)),
  ])
  await endAccessTokens(deps, user)
  return true
}

/** A code that was mailed to an address also verifies this address. */
export async function verifyIndirectly(
  { deps }: AuthCall,
  user: number,
  email: string,
): Promise<void> {
  const address = await addressOf(deps.store, user, email)
  if (!address || address.verified || (await isTaken(deps.store, email, user))) return
  await verifyAddress(deps, user, email)
}

/** Updates the flags of an address. */
export async function changeAddress(
  { db }: Store,
  { id }: EmailAddressRow,
  flags: { verified?: boolean; primary?: boolean },
): Promise<void> {
  await db.update(emailAddresses).set(flags).where(eq(emailAddresses.id, id))
}

/** Signs the keys of links. It need not be secret: the emulator never runs in production. */
const signingKey = 'emulator'

/** Lifetime of a verification link: three days. */
const linkLifeMs = 3 * 86_400_000

const signature = (text: string) =>
  createHmac('sha256', signingKey).update(text).digest('base64url')

/** Compares two signatures in constant time. */
export function isSameSignature(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * Key of a verification link, `<address>:<time>:<signature>` in Django's signing format: the id as
 * JSON in base64url, the time in seconds in base 62.
 */
function verificationKey({ clock }: RouteDeps, address: number): string {
  const id = Buffer.from(JSON.stringify(address)).toString('base64url')
  const signed = `${id}:${base62(Math.floor(clock.now().getTime() / 1000))}`
  return `${signed}:${signature(signed)}`
}

/** The address id of a key; null when the key is invalid or expired. */
export function addressOfKey({ clock }: RouteDeps, key: string): number | null {
  const [id = '', at = '', sign = ''] = key.split(':')
  if (!isSameSignature(sign, signature(`${id}:${at}`))) return null
  const age = clock.now().getTime() - fromBase62(at) * 1000
  return age <= linkLifeMs ? Number(Buffer.from(id, 'base64url').toString()) : null
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

function base62(number: number): string {
  const rest = Math.floor(number / 62)
  return (rest > 0 ? base62(rest) : '') + digits.charAt(number % 62)
}

function fromBase62(text: string): number {
  return [...text].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0)
}

import { and, eq, ne } from 'drizzle-orm'
import { postMail } from '../outbox/post-mail'
import {
  type Account,
  addressesOf,
  addressOf,
  type EmailAddressRow,
  noAccount,
} from '../store/account-queries'
import { emailAddresses } from '../store/auth-tables'
import type { Store } from '../store/open-store'
import { users } from '../store/people-tables'
import { tooOften } from './auth-answers'
import type { AuthCall } from './auth-call'
import { verificationKey } from './email-keys'
import { buckets, takeFrom } from './limit-buckets'
import { randomCode } from './random-texts'
import type { PendingLogin } from './session-state'

/** How long an e-mail code lives: 900 s. */
const codeLifeMs = 900_000

/** Which wrong e-mail code ends the attempt. */
const mostAttempts = 3

/**
 * Sends what verifies an address during a login: a code that this session then waits for, or a
 * link. Where the login is pretended, the owner of the address learns that it is known already.
 */
export async function sendVerification(
  call: AuthCall,
  account: Account | null,
  login: Pick<PendingLogin, 'email'>,
): Promise<void> {
  const email = login.email ?? account?.user.email ?? ''
  const byCode = call.deps.accounts.verification === 'code'
  const lets = takeFrom(call, byCode ? buckets.verifyByCode : buckets.verifyByLink, email)
  if (!lets && byCode) throw tooOften()
  if (!account) {
    if (byCode) awaitCode(call, null, email)
    else if (lets) await addressOf(call.deps.store, noAccount, email)
    if (lets) await postMail(call.deps, email, { kind: 'accountExists' })
    return
  }
  if (lets) await postVerification(call, account, email)
}

/** Sends a code, which this session then waits for, or a link, by the service's setting. */
export async function postVerification(
  call: AuthCall,
  { id }: Account,
  email: string,
): Promise<void> {
  const { deps } = call
  if (deps.accounts.verification === 'code') {
    const code = awaitCode(call, id, email)
    return postMail(deps, email, { kind: 'verifyCode', code })
  }
  const address = await addressOf(deps.store, id, email)
  if (!address) return
  const link = `${deps.siteUrl}/account/verify-email/${verificationKey(deps, address.id)}`
  return postMail(deps, email, { kind: 'verifyLink', link })
}

function awaitCode(call: AuthCall, user: number | null, email: string): string {
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

/** The code that this session waits for; one that is too old is forgotten, and its login with it. */
export function awaitedCode({ session, deps }: AuthCall) {
  const { emailVerification } = session
  if (!emailVerification) return null
  if (deps.clock.now().getTime() - emailVerification.at <= codeLifeMs) return emailVerification
  session.setEmailVerification(null)
  session.setLogin(null)
  return null
}

/** Counts a wrong code; the third one ends the attempt. */
export function noteWrongCode(call: AuthCall): void {
  const awaited = awaitedCode(call)
  if (!awaited) return
  const failedAttempts = awaited.failedAttempts + 1
  const isLast = failedAttempts >= mostAttempts
  call.session.setEmailVerification(isLast ? null : { ...awaited, failedAttempts })
  if (isLast) call.session.setLogin(null)
}

/** Whether somebody else has verified this address: then nobody can any more. */
export async function isTaken({ db }: Store, email: string, by: number): Promise<boolean> {
  const taken = and(
    eq(emailAddresses.email, email),
    eq(emailAddresses.verified, true),
    ne(emailAddresses.user, by),
  )
  return (await db.$count(emailAddresses, taken)) > 0
}

/** Marks an address as verified, adds it where it is new, and makes it primary where none is. */
export async function verifyAddress(store: Store, user: number, email: string): Promise<void> {
  const known = await addressOf(store, user, email)
  const others = await addressesOf(store, user)
  const primary = !others.some((address) => address.primary && address.email !== email)
  if (primary) await store.db.update(users).set({ email }).where(eq(users.id, user))
  await (known
    ? changeAddress(store, known, { verified: true, primary })
    : store.db.insert(emailAddresses).values({ user, email, verified: true, primary }))
}

/** Who read a code in a mail to an address has it: it counts as verified. */
export async function verifyIndirectly(
  { deps: { store } }: AuthCall,
  user: number,
  email: string,
): Promise<void> {
  const address = await addressOf(store, user, email)
  if (!address || address.verified || (await isTaken(store, email, user))) return
  await verifyAddress(store, user, email)
}

/** Changes the marks of an address. */
export async function changeAddress(
  { db }: Store,
  { id }: EmailAddressRow,
  marks: { verified?: boolean; primary?: boolean },
): Promise<void> {
  await db.update(emailAddresses).set(marks).where(eq(emailAddresses.id, id))
}

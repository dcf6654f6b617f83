import { sql } from 'drizzle-orm'
import { credentials } from '../database/tables/auth'
import { type Account, accountByEmail } from '../lib/accounts'
import { sendMail } from '../outbox/send-mail'
import type { AuthCall } from './auth-call'
import { clearAttempts, countAttempt } from './rate-limits'

/**
 * The account of an address when the password is correct; null when it is wrong or the address is
 * unknown. Each case hashes once. After five wrong attempts within 300 s it throws; `param` is the
 * field of the error.
 */
export async function verifyPassword(
  call: AuthCall,
  email: string,
  password: string,
  param?: string,
): Promise<Account | null> {
  const { store, passwords } = call.deps
  countAttempt(call, email, param)
  const account = await accountByEmail(store, email)
  const isRight = await passwords.verify(account?.passwordHash ?? null, password)
  if (!account || !isRight) return null
  clearAttempts(call, email)
  return account
}

/**
 * Sets a new password and notifies the owner by mail. Ends all sessions of the account. Null where the password has changed since the account was read: a key
 * or the current password was then used by a concurrent call.
 */
export async function setPassword(
  { deps }: AuthCall,
  { id, user, passwordHash: before, lastLoginAt }: Account,
  password: string,
): Promise<Account | null> {
  const { db } = deps.store
  const passwordHash = await deps.passwords.hash(password)
  const stored = await db
    .insert(credentials)
    .values({ user: id, passwordHash, lastLoginAt })
    .onConflictDoUpdate({
      target: credentials.user,
      set: { passwordHash },
      setWhere: sql`${credentials.passwordHash} is ${before}`,
    })
    .returning()
  if (stored.length === 0) return null
  await sendMail(deps, user.email, { kind: 'passwordChanged' })
  return { id, user, passwordHash, lastLoginAt }
}

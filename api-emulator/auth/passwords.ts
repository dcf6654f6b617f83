import { postMail } from '../outbox/post-mail'
import { type Account, accountByEmail } from '../store/account-queries'
import { credentials } from '../store/auth-tables'
import type { AuthCall } from './auth-call'
import { forgiveTries, takeTry } from './limit-buckets'

/**
 * The account of an address where the password is right; null where it is wrong or nobody has this
 * address. Both take one hash. After five wrong ones within 300 s the try is refused; `param` is
 * the field that the refusal names.
 */
export async function provePassword(
  call: AuthCall,
  email: string,
  password: string,
  param?: string,
): Promise<Account | null> {
  const { store, passwords } = call.deps
  takeTry(call, email, param)
  const account = await accountByEmail(store, email)
  const isRight = await passwords.verify(account?.passwordHash ?? null, password)
  if (!account || !isRight) return null
  forgiveTries(call, email)
  return account
}

/**
 * Gives an account a new password; the owner learns of it by mail. Sessions of the time before are
 * good for nothing from then on, this call's own too until it signs in again.
 */
export async function setPassword(
  { deps }: AuthCall,
  { id, user, lastLoginAt }: Account,
  password: string,
): Promise<Account> {
  const { db } = deps.store
  const passwordHash = await deps.passwords.hash(password)
  await db
    .insert(credentials)
    .values({ user: id, passwordHash, lastLoginAt })
    .onConflictDoUpdate({ target: credentials.user, set: { passwordHash } })
  await postMail(deps, user.email, { kind: 'passwordChanged' })
  return { id, user, passwordHash, lastLoginAt }
}

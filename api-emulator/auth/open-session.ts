import { eq } from 'drizzle-orm'
import type { RouteDeps } from '../dependencies'
import { accountOf } from '../store/account-queries'
import { authSessions } from '../store/auth-tables'
import { AuthSession, type SessionClient } from './auth-session'
import { passwordMark } from './password-mark'

/**
 * The session with a key that was sent, or a new one without a key. Null: nobody knows the key, or
 * it has expired (410). A session from before a change of password ends here: its caller is
 * nobody, and the next call with that key gets 410, as the real service does it.
 */
export async function openSession(
  deps: RouteDeps,
  client: SessionClient,
  key: string | null,
): Promise<AuthSession | null> {
  if (key === null) return new AuthSession(deps, client, null, null)
  const [row] = await deps.store.db.select().from(authSessions).where(eq(authSessions.key, key))
  if (!row || row.expiresAt <= deps.clock.now().getTime()) return null
  const account = row.user === null ? null : await accountOf(deps.store, row.user)
  const stillGood = account?.user.isActive && passwordMark(account) === row.passwordMark
  const session = new AuthSession(deps, client, row, stillGood ? account : null)
  if (row.user !== null && !stillGood) session.flush()
  return session
}

import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { authSessions } from '../database/tables/auth'
import { accountOf } from './accounts'
import type { RouteDeps } from './dependencies'
import { passwordFingerprint } from './password-hashes'

/**
 * Whose live session of the auth service the cookie `sessionid` names; its value is the session
 * token. Null without one, and where the session has ended.
 */
export async function personOfCookie(
  { store, clock }: Pick<RouteDeps, 'store' | 'clock'>,
  c: Context,
): Promise<number | null> {
  const key = getCookie(c, 'sessionid')
  if (!key) return null
  const [row] = await store.db.select().from(authSessions).where(eq(authSessions.key, key))
  if (!row?.user || row.expiresAt <= clock.now().getTime()) return null
  const account = await accountOf(store, row.user)
  const isLive = account?.user.isActive && passwordFingerprint(account) === row.passwordFingerprint
  return isLive ? row.user : null
}

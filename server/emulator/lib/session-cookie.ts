import { eq } from 'drizzle-orm'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { type AuthSessionRow, authSessions } from '../database/tables/auth'
import { accountOf } from './accounts'
import type { RouteDeps } from './dependencies'
import { passwordFingerprint } from './password-hashes'

const cookieName = 'sessionid'

type Known = Pick<RouteDeps, 'store' | 'clock'>

/**
 * The live session of the auth service that the cookie `sessionid` names; its value is the session
 * token. Null without one, and where the session has ended.
 */
export async function sessionOfCookie(
  { store, clock }: Known,
  c: Context,
): Promise<AuthSessionRow | null> {
  const key = getCookie(c, cookieName)
  if (!key) return null
  const [row] = await store.db.select().from(authSessions).where(eq(authSessions.key, key))
  if (!row?.user || row.expiresAt <= clock.now().getTime()) return null
  const account = await accountOf(store, row.user)
  const isLive = account?.user.isActive && passwordFingerprint(account) === row.passwordFingerprint
  return isLive ? row : null
}

/** Whose it is. */
export const personOfCookie = async (deps: Known, c: Context): Promise<number | null> =>
  (await sessionOfCookie(deps, c))?.user ?? null

/** As in the real API, any answer to the cookie of a session that is over deletes it. */
export function endedSessionCookies(deps: RouteDeps): MiddlewareHandler {
  return async (c, next) => {
    const isEnded = getCookie(c, cookieName) && (await personOfCookie(deps, c)) === null
    await next()
    if (isEnded) c.res.headers.append('set-cookie', `${cookieName}=""; Max-Age=0; Path=/`)
  }
}

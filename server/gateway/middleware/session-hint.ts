import type { Context, MiddlewareHandler } from 'hono'
import { sessionHintCookie } from '#contract/account/session-hint'
import { readSession } from '#contract/endpoints/session'
import type { RouteEnv } from '../http/route-env'
import { cookieValues, lifetimeSeconds, sessionCookieName } from '../session/session-cookie'

/**
 * Prefix of paths whose responses may begin or end a session; others only clear a broken cookie.
 */
const signInPaths = '/api/_'

/**
 * Maintains the session hint: it is set and cleared with the session cookie, and corrected when a
 * page reads its session (docs/decisions/0053).
 */
export function keepSessionHint(): MiddlewareHandler<RouteEnv> {
  return (c, next) => {
    const isSignIn = c.req.path.startsWith(signInPaths)
    // Most responses are to guests: reading their headers would slow them down.
    if (!isSignIn && !c.get('cookies')) return next()
    return next().then(() => {
      if (isSignIn || !c.get('session') || c.get('endsSession')) follow(c)
    })
  }
}

function follow(c: Context<RouteEnv>): void {
  const { headers, ok } = c.res
  const isSession = (cookie: string) => cookie.startsWith(`${sessionCookieName}=`)
  const [, maxAge] = /; Max-Age=(\d+)/.exec(headers.getSetCookie().findLast(isSession) ?? '') ?? []
  if (maxAge) {
    headers.append('set-cookie', hintCookie(Number(maxAge)))
  } else if (c.req.path === readSession.path && ok) {
    const hasHint = cookieValues(c.get('cookies') ?? '', sessionHintCookie).length > 0
    const hasSession = Boolean(c.get('session'))
    if (hasHint === hasSession) return
    headers.append('set-cookie', hintCookie(hasSession ? lifetimeSeconds : 0))
  }
}

/** The Set-Cookie header of the hint; 0 seconds delete it. */
function hintCookie(maxAgeSeconds: number): string {
  const value = maxAgeSeconds > 0 ? '1' : ''
  return `${sessionHintCookie}=${value}; Path=/; Secure; SameSite=Strict; Max-Age=${maxAgeSeconds}`
}

import type { Context, MiddlewareHandler, Next } from 'hono'
import type { RouteEnv } from '../http/route-env'
import type { EncryptionDeps } from '../session/encryption'
import { clearSessionCookie, readSessionCookie, sessionCookieName } from '../session/session-cookie'

/** Decrypts the session cookie; an invalid one is cleared, and the request is that of a guest. */
export function readSession(encryptionDeps: Promise<EncryptionDeps>): MiddlewareHandler<RouteEnv> {
  const readAndGoOn = async (c: Context<RouteEnv>, header: string, next: Next) => {
    const { session, broken, rewriteFromMs } = await readSessionCookie(await encryptionDeps, header)
    c.set('session', session)
    c.set('rewriteSessionFromMs', rewriteFromMs)
    await next()
    if ((broken || c.get('endsSession')) && !writesSession(c.res)) {
      c.res.headers.append('set-cookie', clearSessionCookie)
    }
  }
  return (c, next) => {
    const header = c.get('cookies')
    return header ? readAndGoOn(c, header, next) : next()
  }
}

function writesSession({ headers }: Response): boolean {
  return headers.getSetCookie().some((cookie) => cookie.startsWith(`${sessionCookieName}=`))
}

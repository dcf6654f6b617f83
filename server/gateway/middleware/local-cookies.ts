import type { MiddlewareHandler } from 'hono'
import { sessionHintCookie } from '#contract/account/session-hint'
import type { RouteEnv } from '../http/route-env'

const prefix = '__Host-Http-'
/** Replaces the prefix for a browser that accepts it only over https. */
const localPrefix = 'local-'

/** Whether a gateway is one in development, on a loopback host and without https. */
export const needsLocalCookies = (config: { production: boolean; publicUrl: string }): boolean =>
  !config.production && config.publicUrl.startsWith('http:') && isLoopback(config.publicUrl)

/**
 * Names the session's cookies so that WebKit stores them in development: over http it accepts no
 * `Secure` cookie, not even from localhost as other engines do. Only for such a browser; all others
 * get the cookies unchanged. Tests in other engines so see what production sends.
 */
export const localCookies: MiddlewareHandler<RouteEnv> = async (c, next) => {
  if (!isWebKit(c.req.header('user-agent') ?? '') || !isLoopback(c.req.url)) return next()
  c.set('cookies', c.req.header('cookie')?.replaceAll(/(^|;\s*)local-/g, `$1${prefix}`))
  await next()
  renameWritten(c.res.headers)
}

function renameWritten(headers: Headers): void {
  const written = headers.getSetCookie()
  if (written.length === 0) return
  headers.delete('set-cookie')
  for (const cookie of written) headers.append('set-cookie', localOf(cookie))
}

function localOf(cookie: string): string {
  if (cookie.startsWith(`${sessionHintCookie}=`)) return cookie.replace('; Secure;', ';')
  if (!cookie.startsWith(prefix)) return cookie
  return localPrefix + cookie.slice(prefix.length).replace('; Secure;', ';')
}

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/** Chromium calls itself WebKit, too. */
function isWebKit(userAgent: string): boolean {
  return /AppleWebKit\//.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent)
}

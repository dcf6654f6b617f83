import type { MiddlewareHandler } from 'hono'
import { pageAddressOf } from '#contract/paths/match-path'
import { assetHeaders, type SiteSettings } from '#contract/site/site-headers'
import type { RouteEnv } from '../http/route-env'
import { GatewayError } from '../lib/gateway-error'

/** Longest request target that any page or route of ours needs. */
const longestTarget = 4096

/** Paths of services, whose callers are programs: they are refused, not redirected. */
const services = /^\/+(?:api|auth|ws|hooks)(?:\/|$)/

/**
 * Refuses requests that the server could not read, those without one valid Host, and request targets that two programs could read
 * differently: another host's, encoded slashes, backslashes and control characters, empty and dot
 * segments. Doubled slashes in the address of a page lead to the page. Checks the raw target where
 * the server provides it, as URL parsers normalise some of these.
 */
export function pathValidation(settings: SiteSettings): MiddlewareHandler<RouteEnv> {
  return (c, next) => {
    if (c.env?.refusedWith) {
      throw new GatewayError(c.env.refusedWith, { reason: 'the server could not read it' })
    }
    if (c.env?.hasValidHost === false) throw new GatewayError(400, { reason: 'no valid Host' })
    // Most targets are plain: all parsers read them alike, so none is run.
    if (c.env?.target !== undefined && isPlain(c.env.target)) return next()
    const url = new URL(c.req.url)
    const target = c.env?.target ?? `${url.pathname}${url.search}`
    const single = singleSlashed(target)
    if (single !== null && ['GET', 'HEAD'].includes(c.req.method)) {
      const headers = { ...assetHeaders(settings), location: single }
      return Promise.resolve(c.newResponse(null, 301, headers))
    }
    if (!isClean(target) || !(target.startsWith(url.pathname) || isClean(url.pathname))) {
      throw new GatewayError(400, { reason: 'the request target is ambiguous' })
    }
    return next()
  }
}

/** Segments of letters, digits, `-` and `_`, and a query without escapes. */
const isPlain = (target: string): boolean =>
  target.length <= longestTarget && /^(?:\/[\w-]+)+(?:\?[\w=&-]*)?$/.test(target)

/**
 * The same target without doubled slashes and those at the end; null where there are none, or where
 * it is not clean otherwise. It begins with one slash, so it never names another host.
 */
function singleSlashed(target: string): string | null {
  const [path = ''] = target.split(/[?#]/, 1)
  if (!path.startsWith('/') || !path.includes('//') || services.test(path)) return null
  const single = `${pageAddressOf(path)}${target.slice(path.length)}`
  return isClean(single) ? single : null
}

function isClean(target: string): boolean {
  if (!target.startsWith('/') || target.length > longestTarget) return false
  const path = target.split(/[?#]/, 1)[0] ?? ''
  if (/[^\x21-\x7e]|\\|\/\/|%2f|%5c/i.test(path)) return false
  if (path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))) return false
  const text = decoded(path)
  return text !== null && !/\p{Cc}/u.test(text)
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

import type { MiddlewareHandler } from 'hono'
import type { RouteEnv } from '../http/route-env'
import { GatewayError } from '../lib/gateway-error'

/**
 * The header that only our own script sends; scripts of another origin would need CORS permission.
 */
export const requestedByHeader = 'x-requested-by'
export const requestedBy = 'storefront'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const jsonType = /^application\/json\s*(?:;|$)/i

const formType = /^multipart\/form-data\s*;/i
/** The only call of our pages that sends a form: the upload of an avatar. */
const formAddress = /^PATCH \/api\/user\/account\/[1-9]\d{0,14}$/

/** The facts that the check needs. */
export interface CsrfFacts {
  method: string
  path: string
  fetchSite: string | undefined
  origin: string | undefined
  requestedBy: string | undefined
  contentType: string | undefined
}

/**
 * Whether a request has an allowed source: other sites must not read; writing needs our own origin
 * (same-site is not enough), our static header and the type of a JSON body, or of a form at the one
 * address that accepts one. `Origin` is always compared, as every browser sends it with a write: to
 * a page of a foreign name that resolves to this server, `Sec-Fetch-Site` says `same-origin` too.
 */
export function mayPass(facts: CsrfFacts, publicOrigin: string): boolean {
  if (safeMethods.has(facts.method)) return facts.fetchSite !== 'cross-site'
  const isSameOrigin = facts.fetchSite === undefined || facts.fetchSite === 'same-origin'
  const isOurs = isSameOrigin && facts.origin === publicOrigin
  return isOurs && facts.requestedBy === requestedBy && hasOurType(facts)
}

function hasOurType({ method, path, contentType = '' }: CsrfFacts): boolean {
  const mayBeForm = formAddress.test(`${method} ${path}`)
  return jsonType.test(contentType) || (mayBeForm && formType.test(contentType))
}

/** Refuses what `mayPass` refuses with 403, before any other check. */
export function csrfProtection(publicOrigin: string): MiddlewareHandler<RouteEnv> {
  return (c, next) => {
    const facts = {
      method: c.req.method,
      path: c.req.path,
      fetchSite: c.req.header('sec-fetch-site'),
      origin: c.req.header('origin'),
      requestedBy: c.req.header(requestedByHeader),
      contentType: c.req.header('content-type'),
    }
    if (!mayPass(facts, publicOrigin)) {
      throw new GatewayError(403, { reason: 'the request does not come from our own pages' })
    }
    return next()
  }
}

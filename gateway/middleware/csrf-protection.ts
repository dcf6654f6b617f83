import type { MiddlewareHandler } from 'hono'
import type { GatewayEnv } from '../dependencies'
import { GatewayError } from '../gateway-error'

/** The header that only our own script sends; another origin's script would need our consent. */
export const requestedByHeader = 'x-requested-by'
export const requestedBy = 'storefront'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const jsonType = /^application\/json\s*(?:;|$)/i

const formType = /^multipart\/form-data\s*;/i
/** The one call of our pages that sends a form: a person's picture. */
const formAddress = /^PATCH \/api\/user\/account\/[1-9]\d{0,14}$/

/** What the gate looks at. */
export interface CsrfFacts {
  method: string
  path: string
  fetchSite: string | undefined
  origin: string | undefined
  requestedBy: string | undefined
  contentType: string | undefined
}

/**
 * Whether a request may come from where it comes: reading is closed to other sites; writing needs
 * our own origin (same-site is not enough), our static header and the type of a JSON body, or of
 * a form at the one address that takes one.
 */
export function mayPass(facts: CsrfFacts, publicOrigin: string): boolean {
  if (safeMethods.has(facts.method)) return facts.fetchSite !== 'cross-site'
  const sameOrigin =
    facts.fetchSite === undefined
      ? facts.origin === publicOrigin
      : facts.fetchSite === 'same-origin'
  return sameOrigin && facts.requestedBy === requestedBy && hasOurType(facts)
}

function hasOurType({ method, path, contentType = '' }: CsrfFacts): boolean {
  const mayBeForm = formAddress.test(`${method} ${path}`)
  return jsonType.test(contentType) || (mayBeForm && formType.test(contentType))
}

/** Refuses what `mayPass` refuses with 403, before anything else is looked at. */
export function csrfProtection(publicOrigin: string): MiddlewareHandler<GatewayEnv> {
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

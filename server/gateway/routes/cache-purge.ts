import { Hono } from 'hono'
import {
  type CachePurged,
  cachePurge,
  cachePurgeHeader,
  cachePurgePath,
} from '#contract/hooks/cache-purge'
import { jsonResponse } from '../http/answer'
import { readBody } from '../http/read-request'
import type { RouteEnv } from '../http/route-env'
import { GatewayError } from '../lib/gateway-error'
import type { RequestRebuild } from '../operations/collapse-calls'

interface CachePurgeTools {
  config: { cachePurgeToken: string | null }
  requestRebuild: RequestRebuild | null
}

/**
 * `POST /api/admin/cache/purge`: the owner has pressed "clear caches" in the admin of the API, and
 * the site is built anew. The route does not exist without a token or where nothing builds.
 */
export function cachePurgeRoutes({ config, requestRebuild }: CachePurgeTools): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>()
  const token = config.cachePurgeToken
  if (token === null || !requestRebuild) return routes
  const isToken = tokenCheck(token)

  return routes.post(cachePurgePath, async (c) => {
    if (!(await isToken(c.req.header(cachePurgeHeader) ?? ''))) {
      throw new GatewayError(401, { reason: 'the token of the cache purge is wrong' })
    }
    const { patterns, dryRun } = await readBody(c, cachePurge)
    const matched = patterns.length
    const isMeant = matched > 0 && !dryRun
    if (isMeant) await requestRebuild().catch(refuseUnwritten)
    const answer: CachePurged = { matched, deleted: isMeant ? matched : 0, blocked: 0 }
    return jsonResponse(c, answer)
  })
}

/** A rebuild that could not be asked for is no cleared cache; its reason is in the log. */
function refuseUnwritten(): never {
  throw new GatewayError(503, { reason: 'the rebuild could not be asked for' })
}

/** Longest token that is compared, in characters. */
const longest = 1000

/** Compares texts by WebCrypto, which takes as long for a wrong one as for the right one. */
function tokenCheck(token: string): (given: string) => Promise<boolean> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const keyOf = (text: string) =>
    crypto.subtle.importKey('raw', bytes(text), algorithm, false, ['sign', 'verify'])
  const right = keyOf(token)
  return async (given) => {
    if (given === '' || given.length > longest) return false
    const proof = await crypto.subtle.sign('HMAC', await keyOf(given), bytes(cachePurgePath))
    return crypto.subtle.verify('HMAC', await right, proof, bytes(cachePurgePath))
  }
}

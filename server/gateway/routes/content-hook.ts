import { Hono } from 'hono'
import {
  contentHookPath,
  hookBodyLimit,
  hookHeaders,
  hookKey,
  hookToleranceMs,
  signedBytes,
} from '#contract/hooks/content-hook'
import { jsonResponse } from '../http/answer'
import { readBytes } from '../http/read-request'
import type { RouteContext, RouteEnv } from '../http/route-env'
import { GatewayError } from '../lib/gateway-error'
import type { RequestRebuild } from '../operations/collapse-calls'
import type { SharedState } from '../shared/shared-state'

/** Several signatures in one header let a sender change its secret. */
const mostSignatures = 4

interface ContentHookTools {
  config: { contentHook: { secret: string | null } }
  shared: Pick<SharedState, 'oneTime'>
  requestRebuild: RequestRebuild | null
}

/**
 * `POST /hooks/content`: the upstream announces changed content, and the site is built again. The
 * route does not exist without a secret or where no rebuild can be asked for.
 */
export function contentHookRoutes({
  config,
  shared,
  requestRebuild,
}: ContentHookTools): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>()
  const { secret } = config.contentHook
  if (secret === null || !requestRebuild) return routes
  const key = hookKey(secret)
  // For as long as a timestamp can be valid: before and after the receiver's own time.
  const seen = shared.oneTime('content-hooks', 2 * hookToleranceMs + 1000)

  return routes.post(contentHookPath, async (c) => {
    const body = await readBytes(c, hookBodyLimit)
    const id = await verifiedId(c, await key, body)
    // A sender may repeat a call whose response it missed: that starts no second run.
    if (!(await seen.take(id))) {
      throw new GatewayError(409, { reason: 'the hook was called with this id before' })
    }
    void requestRebuild()
    return jsonResponse(c, { status: 'accepted' }, 202)
  })
}

/**
 * The id of a call with a valid signature and a recent timestamp.
 * @throws GatewayError 401
 */
async function verifiedId(c: RouteContext, key: CryptoKey, body: Uint8Array): Promise<string> {
  const id = c.req.header(hookHeaders.id) ?? ''
  const timestamp = c.req.header(hookHeaders.timestamp) ?? ''
  if (!/^[\w.-]{1,64}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) {
    throw new GatewayError(401, { reason: 'the hook has no id or no timestamp' })
  }
  if (Math.abs(c.var.basics.clock() - Number(timestamp) * 1000) > hookToleranceMs) {
    throw new GatewayError(401, { reason: 'the timestamp of the hook is too old or ahead' })
  }
  const signed = signedBytes(id, timestamp, body)
  const signatures = (c.req.header(hookHeaders.signature) ?? '').split(' ').slice(0, mostSignatures)
  for (const signature of signatures) {
    const bytes = signatureBytes(signature)
    // WebCrypto compares in constant time.
    if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) return id
  }
  throw new GatewayError(401, { reason: 'the signature of the hook is wrong' })
}

function signatureBytes(signature: string): Uint8Array<ArrayBuffer> | null {
  const [, base64] = /^v1,([A-Za-z0-9+/]{43}=)$/.exec(signature) ?? []
  return base64 ? Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)) : null
}

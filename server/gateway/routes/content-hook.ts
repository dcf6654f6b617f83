import { Hono } from 'hono'
import {
  contentHookPath,
  hookBodyLimit,
  hookHeaders,
  hookKey,
  hookToleranceMs,
  signedBytes,
} from '#contract/hooks/content-hook'
import type { GatewayDeps } from '../dependencies'
import { GatewayError } from '../gateway-error'
import type { RouteContext, RouteEnv, Services } from '../services'
import { readBytes } from './read-request'

/** Several signatures in one header let a sender change its secret. */
const mostSignatures = 4

/**
 * `POST /hooks/content`: the upstream announces changed content, and the site is built again. The
 * route does not exist without a secret or without `startRebuild`.
 */
export function contentHookRoutes(
  { config, clock, startRebuild, log }: GatewayDeps,
  { shared }: Services,
): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>()
  const { secret, waitMs } = config.contentHook
  if (secret === null || !startRebuild) return routes
  const key = hookKey(secret)
  // For as long as a timestamp can be valid: before and after the receiver's own time.
  const seen = shared.oneTime('content-hooks', 2 * hookToleranceMs + 1000)
  const rebuild = collapseCalls(startRebuild, waitMs, (error) =>
    log({ event: 'rebuild-not-started', message: String(error) }),
  )

  return routes.post(contentHookPath, async (c) => {
    const body = await readBytes(c, hookBodyLimit)
    const id = await verifiedId(c, await key, body, clock())
    // A sender may repeat a call whose response it missed: that starts no second run.
    if (!(await seen.take(id))) {
      throw new GatewayError(409, { reason: 'the hook was called with this id before' })
    }
    rebuild()
    return c.var.services.answers.json({ status: 'accepted' }, 202)
  })
}

/**
 * The id of a call with a valid signature and a recent timestamp.
 * @throws GatewayError 401
 */
async function verifiedId(
  c: RouteContext,
  key: CryptoKey,
  body: Uint8Array,
  now: number,
): Promise<string> {
  const id = c.req.header(hookHeaders.id) ?? ''
  const timestamp = c.req.header(hookHeaders.timestamp) ?? ''
  if (!/^[\w.-]{1,64}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) {
    throw new GatewayError(401, { reason: 'the hook has no id or no timestamp' })
  }
  if (Math.abs(now - Number(timestamp) * 1000) > hookToleranceMs) {
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

/**
 * Merges many calls into few runs: calls within the first `waitMs` share one, and all calls during
 * a run share one more. The wait has a fixed end, so that calls without a pause do not delay the
 * run for ever.
 */
function collapseCalls(
  start: () => Promise<void>,
  waitMs: number,
  onFailure: (error: unknown) => void,
): () => void {
  let state: 'idle' | 'waiting' | 'running' = 'idle'
  let isQueued = false

  function wait(): void {
    state = 'waiting'
    setTimeout(() => void run(), waitMs)
  }

  async function run(): Promise<void> {
    state = 'running'
    await start().catch(onFailure)
    state = 'idle'
    if (!isQueued) return
    isQueued = false
    wait()
  }

  return () => {
    if (state === 'idle') wait()
    else if (state === 'running') isQueued = true
  }
}

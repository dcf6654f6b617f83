import { Hono } from 'hono'
import { restPath } from '#upstream/api'
import type { UpstreamAnswer } from '#upstream/client'
import { listCountries } from '#upstream/endpoints/checkout'
import { readHealth } from '#upstream/endpoints/shop'
import { jsonResponse } from '../http/answer'
import type { RouteEnv } from '../http/route-env'
import { GatewayError } from '../lib/gateway-error'
import type { SharedState } from '../shared/shared-state'
import type { SiteSource } from '../static-site/published-site'
import { type Upstream, upstreamHeaders } from '../upstream/call-upstream'
import { nobody } from '../upstream/client'

/** Addresses for balancers and monitoring; they are neither limited nor logged. */
const healthPaths = { alive: '/healthz', ready: '/readyz' }

/** A response of the upstream up to this age proves that it can be reached, in ms. */
const recentMs = 10_000

/**
 * Longest wait for the upstream before it counts as unreachable, and pause between tries, in ms.
 */
const longestProbeMs = 2000
const probePauseMs = 1000

/** Why a copy is not ready, or what it has to work without. */
type Fault = 'site' | 'upstream' | 'redis' | 'log'

interface HealthTools {
  config: { publicUrl: string; upstreamTimeoutMs: number }
  clock: () => number
  isLogWritten?: () => boolean
  rest: Upstream
  shared: Pick<SharedState, 'isConnected'>
  site: SiteSource
}

/**
 * `/healthz`: 200 as long as the process answers. `/readyz`: 503 with `reasons` where there is no
 * published site or the upstream cannot be reached. A lost Redis and a log that
 * cannot be written are listed in `without` and are no reasons, as the shop keeps working.
 */
export function healthRoutes({
  site,
  shared,
  isLogWritten = () => true,
  ...tools
}: HealthTools): Hono<RouteEnv> {
  const app = new Hono<RouteEnv>()
  const isReachable = createReachability(tools)

  app.get(healthPaths.alive, (c) => jsonResponse(c, { status: 'alive' }))

  app.get(healthPaths.ready, async (c) => {
    const [published, reachable] = await Promise.all([
      site.current().catch(() => null),
      isReachable(),
    ])
    const reasons: Fault[] = []
    if (!published) reasons.push('site')
    if (!reachable) reasons.push('upstream')
    const without: Fault[] = []
    if (!shared.isConnected()) without.push('redis')
    if (!isLogWritten()) without.push('log')
    const status = reasons.length > 0 ? 'not ready' : 'ready'
    return jsonResponse(c, { status, reasons, without }, reasons.length > 0 ? 503 : 200)
  })
  return app
}

/** Two endpoints: one that does not answer is no reason, as the others do. */
const probed = [readHealth, listCountries]

/** Whether the upstream has answered recently; without a recent response it is probed now. */
function createReachability({
  config,
  clock,
  rest,
}: Omit<HealthTools, 'site' | 'shared' | 'isLogWritten'>) {
  const calls = probed.map(({ method, path }) => ({
    method,
    path: `${restPath}${path}`,
    headers: upstreamHeaders(config.publicUrl, nobody),
    timeoutMs: Math.min(longestProbeMs, config.upstreamTimeoutMs),
  }))
  let last: { at: number; answer: Promise<boolean> } | null = null

  // Any response below 502 counts: faults behind the API do not concern this copy.
  function mustAnswer({ status }: UpstreamAnswer): void {
    if (status >= 502) throw new GatewayError(502)
  }
  const probe = () =>
    Promise.any(calls.map((call) => rest.call(call, mustAnswer))).then(
      () => true,
      () => false,
    )

  return (): boolean | Promise<boolean> => {
    const answeredAt = rest.answeredAt()
    const now = clock()
    if (answeredAt !== null && now - answeredAt < recentMs) return true
    if (!last || now - last.at >= probePauseMs) last = { at: now, answer: probe() }
    return last.answer
  }
}

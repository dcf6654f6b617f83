import { pastCache } from '#upstream/api'
import {
  callUpstream,
  publicHeaders,
  type UpstreamAnswer,
  type UpstreamBody,
  UpstreamFailure,
  type UpstreamFetch,
} from '#upstream/client'
import { GatewayError } from '../lib/gateway-error'
import { type Metrics, noMetrics, type UpstreamOutcome } from '../operations/metrics'
import type { RequestTrace } from '../operations/request-trace'
import { type BreakerSettings, isTimeout } from './breaker'
import { createBreakers } from './breakers'
import type { Client, ShareOwner } from './client'
import { createFairQueue, type QueueLimits } from './fair-queue'
import { type CallKind, kindOf } from './resources'

/** One request to the upstream, its path built by us. */
export interface UpstreamCall {
  method: string
  /** From the upstream's root, percent-encoded, with the query. */
  path: string
  headers: Record<string, string>
  body?: UpstreamBody | undefined
  timeoutMs?: number | undefined
  /** The request on whose behalf it is sent; none if the response is shared by several. */
  trace?: RequestTrace | undefined
  /** Whose share of the calls it takes; none for one of the gateway itself. */
  client?: ShareOwner
}

/** A client of one upstream server; each endpoint has a circuit breaker and a share of the calls. */
export interface Upstream {
  /**
   * Sends a request as soon as the share of its client allows, and returns what `read` makes of the
   * response. Throws a `GatewayError`: 502 for network faults and redirects, 504 for timeouts, 503
   * when the breaker of the endpoint is open or too many calls wait.
   */
  call<T>(call: UpstreamCall, read: (answer: UpstreamAnswer) => T): Promise<T>
  /** Time of its last response with a status below 502, in ms since 1970; null without one. */
  answeredAt(): number | null
}

export interface UpstreamDeps {
  config: { breaker: BreakerSettings; callQueue: QueueLimits; upstreamTimeoutMs: number }
  fetch: UpstreamFetch
  clock: () => number
  metrics?: Metrics | undefined
}

/** Reads past the API's cache share its answers for this long, in ms. */
const sharedMs = 5000

/** `name` is the label of the server in the metrics, `limits` are those of calls at once. */
export function createUpstream(
  deps: UpstreamDeps,
  origin: string,
  name: 'api' | 'images' | 'provider',
  limits: QueueLimits = deps.config.callQueue,
): Upstream {
  const { clock, metrics = noMetrics } = deps
  const guard = createBreakers(deps.config.breaker, clock, (endpoint, isOpen) =>
    metrics.breakerChanged(name, endpoint, isOpen),
  )
  const runFairly = createFairQueue(limits, `too many calls wait for: ${name}`, () =>
    metrics.refusedByLimit(`${name}-calls`),
  )
  let answeredAt: number | null = null

  async function send<T>(
    call: UpstreamCall,
    { endpoint, item }: CallKind,
    read: (answer: UpstreamAnswer) => T,
  ): Promise<T> {
    const { method, path, body, trace, timeoutMs = deps.config.upstreamTimeoutMs } = call
    const startedAt = clock()
    let status = 0
    trace?.callBegan(startedAt)
    let outcome: UpstreamOutcome = 'success'
    try {
      const headers = trace ? Object.assign({}, call.headers, trace.headers) : call.headers
      const fresh = method === 'GET' ? pastCache(path, Math.floor(startedAt / sharedMs)) : path
      const request = { method, body, headers, url: `${origin}${fresh}`, timeoutMs }
      const answer = await guard({ endpoint, item, client: call.client }, () =>
        callUpstream(deps.fetch, request),
      )
      status = answer.status
      if (status < 502) answeredAt = clock()
      const result = read(answer)
      outcome = outcomeOf(status)
      return result
    } catch (error) {
      outcome = failureOf(error, status)
      throw asGatewayError(error)
    } finally {
      const now = clock()
      trace?.callEnded(now)
      metrics.callEnded({ upstream: name, path, outcome, ms: now - startedAt })
    }
  }

  return {
    answeredAt: () => answeredAt,
    call(call, read) {
      const kind = kindOf(call)
      const { resource, part } = kind
      return runFairly({ client: call.client, resource, part }, () => send(call, kind, read))
    },
  }
}

function outcomeOf(status: number): UpstreamOutcome {
  if (status >= 500) return 'failure'
  return status >= 400 ? 'refusal' : 'success'
}

function failureOf(error: unknown, status: number): UpstreamOutcome {
  if (error instanceof UpstreamFailure) {
    if (error.kind === 'redirected') return 'redirect'
    return isTimeout(error) ? 'timeout' : 'unreachable'
  }
  if (error instanceof GatewayError && error.details.unsent) return 'breaker-open'
  return status < 400 ? 'unreadable' : outcomeOf(status)
}

function asGatewayError(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error
  const reason = error instanceof Error ? error.message : 'the upstream cannot be reached'
  return new GatewayError(isTimeout(error) ? 504 : 502, { reason })
}

/**
 * Headers of every call upstream, all set here: of the browser's headers only its user agent is
 * passed on, and what it claims about its address is overwritten. With the access token of a member
 * they are that member's.
 */
export function upstreamHeaders(
  publicUrl: string,
  { address, userAgent }: Client,
  accessToken?: string,
): Record<string, string> {
  const headers = publicHeaders(publicUrl)
  const agent = userAgent?.replace(/[^\x20-\x7e]/g, '').slice(0, 300)
  if (agent) headers['user-agent'] = agent
  if (address) {
    headers['x-forwarded-for'] = address
    headers['x-real-ip'] = address
  }
  if (accessToken !== undefined) headers.authorization = `Bearer ${accessToken}`
  return headers
}

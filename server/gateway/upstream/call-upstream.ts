import {
  callUpstream,
  publicHeaders,
  type UpstreamAnswer,
  type UpstreamBody,
  UpstreamFailure,
} from '#upstream/client'
import { authPath, restPath } from '#upstream/g1/api'
import type { GatewayDeps } from '../dependencies'
import { GatewayError } from '../gateway-error'
import { noMetrics, type UpstreamOutcome } from '../operations/metrics'
import type { RequestTrace } from '../operations/request-trace'
import { type EncryptedSession, isMember } from '../session/session-cookie'
import { type Breaker, createBreaker } from './breaker'
import { createFairQueue, type QueueLimits } from './fair-queue'

/** One request to the upstream, its path built by us. */
export interface UpstreamCall {
  method: string
  /** From the upstream's root, percent-encoded, with the query. */
  path: string
  headers: Record<string, string>
  body?: UpstreamBody | undefined
  timeoutMs?: number | undefined
  /** What is requested; failures of one subject count once for the breaker. */
  subject?: string | undefined
  /** The request on whose behalf it is sent; none if the response is shared by several. */
  trace?: RequestTrace | undefined
  /** Whose share of the calls it takes; none for one of the gateway itself or for several people. */
  client?: string | undefined
}

/** The state of an upstream, known without a request. */
export interface UpstreamState {
  /** Whether its breaker is open. */
  isOpen: boolean
  /** Time of its last response with a status below 502; in ms since 1970. */
  answeredAt: number | null
}

/** A client of one upstream server, with its own circuit breaker. */
export interface Upstream {
  /**
   * Sends a request as soon as the share of its client allows, and returns what `read` makes of the
   * response. Throws a `GatewayError`: 502 for network faults and redirects, 504 for timeouts, 503
   * when the breaker is open or too many calls wait.
   */
  call<T>(call: UpstreamCall, read: (answer: UpstreamAnswer) => T): Promise<T>
  state(): UpstreamState
}

/** `name` is the label of the server in the metrics, `limits` are those of calls at once. */
export function createUpstream(
  deps: GatewayDeps,
  origin: string,
  name: 'api' | 'images' | 'provider',
  limits: QueueLimits = deps.config.callQueue,
): Upstream {
  const { clock, metrics = noMetrics } = deps
  const breaker = createBreaker(deps.config.breaker, clock, (isOpen) =>
    metrics.breakerChanged(name, isOpen),
  )
  const runFairly = createFairQueue(limits, `too many calls wait for: ${name}`, () =>
    metrics.refusedByLimit(`${name}-calls`),
  )
  let answeredAt: number | null = null

  async function send<T>(call: UpstreamCall, read: (answer: UpstreamAnswer) => T): Promise<T> {
    const { path, trace, timeoutMs = deps.config.upstreamTimeoutMs } = call
    const startedAt = clock()
    if (!breaker.admits()) {
      metrics.callEnded({ upstream: name, path, outcome: 'breaker-open', ms: 0 })
      const seconds = Math.ceil(deps.config.breaker.probeMs / 1000)
      throw new GatewayError(503, {
        reason: 'the breaker is open',
        unsent: true,
        headers: { 'retry-after': String(seconds) },
      })
    }
    let status = 0
    trace?.callBegan(startedAt)
    let outcome: UpstreamOutcome = 'success'
    try {
      const { method, body } = call
      const headers = trace ? Object.assign({}, call.headers, trace.headers) : call.headers
      const request = { method, body, headers, url: `${origin}${path}`, timeoutMs }
      const answer = await callUpstream(deps.fetch, request)
      status = answer.status
      if (status < 502) answeredAt = clock()
      const result = read(answer)
      countAnswer(breaker, status, call.subject)
      outcome = outcomeOf(status)
      return result
    } catch (error) {
      countFailure(breaker, error, status, call)
      outcome = failureOf(error, status)
      throw asGatewayError(error)
    } finally {
      const now = clock()
      trace?.callEnded(now)
      metrics.callEnded({ upstream: name, path, outcome, ms: now - startedAt })
    }
  }

  return {
    state: () => ({ isOpen: breaker.isOpen(), answeredAt }),
    call: (call, read) =>
      runFairly({ client: call.client, resource: resourceOf(call.path) }, () => send(call, read)),
  }
}

/**
 * A plain 500 is one endpoint's defect and does not open the breaker: otherwise one such endpoint
 * would make the whole shop unavailable.
 */
function countAnswer(breaker: Breaker, status: number, subject?: string): void {
  if (status >= 502) breaker.failed(subject)
  else breaker.succeeded()
}

/**
 * A redirect does not count; an answer that was rejected counts by its status. Timeouts of one client
 * and resource count as one: slow requests of a single person must not close the shop for others.
 */
function countFailure(
  breaker: Breaker,
  error: unknown,
  status: number,
  { subject, client, path }: UpstreamCall,
): void {
  const isRedirect = error instanceof UpstreamFailure && error.kind === 'redirected'
  if (error instanceof GatewayError) countAnswer(breaker, status, subject)
  else if (!isRedirect) {
    const isOfClient = isTimeout(error) && client !== undefined
    breaker.failed(subject ?? (isOfClient ? `${client} ${resourceOf(path)}` : undefined))
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
  return status < 400 ? 'unreadable' : outcomeOf(status)
}

function asGatewayError(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error
  const reason = error instanceof Error ? error.message : 'the upstream cannot be reached'
  return new GatewayError(isTimeout(error) ? 504 : 502, { reason })
}

function isTimeout(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.kind === 'timed out'
}

/** Whose request it is: the facts about a browser that are sent to the upstream, and its share. */
export interface Client {
  address: string | undefined
  userAgent: string | undefined
  /** The trace of its request. */
  trace?: RequestTrace | undefined
  /** Whose share of the calls upstream it takes: a person or a network address. */
  key?: string | undefined
}

/**
 * Headers of every call upstream, all set here: of the browser's headers only its user agent is
 * passed on, and what it claims about its address is overwritten.
 */
export function upstreamHeaders(
  publicUrl: string,
  { address, userAgent }: Client,
  session: EncryptedSession | null,
): Record<string, string> {
  const headers = publicHeaders(publicUrl)
  const agent = userAgent?.replace(/[^\x20-\x7e]/g, '').slice(0, 300)
  if (agent) headers['user-agent'] = agent
  if (address) {
    headers['x-forwarded-for'] = address
    headers['x-real-ip'] = address
  }
  if (isMember(session)) headers.authorization = `Bearer ${session.accessToken}`
  return headers
}

/**
 * `product` of `/api/v1/product/3/images`, `auth` of `/_allauth/app/v1/auth/login`. There are few,
 * as the gateway itself builds the paths.
 */
export function resourceOf(path: string): string {
  const prefix = [restPath, authPath].find((one) => path.startsWith(`${one}/`))
  if (prefix === undefined) return 'other'
  const [resource = ''] = path.slice(prefix.length + 1).split(/[/?]/, 1)
  return /^[a-z][a-z_]{0,30}$/.test(resource) ? resource : 'other'
}

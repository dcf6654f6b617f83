import {
  callUpstream,
  type UpstreamAnswer,
  type UpstreamBody,
  UpstreamFailure,
} from '../../upstream/client'
import type { GatewayDeps } from '../dependencies'
import { GatewayError } from '../gateway-error'
import { type Breaker, createBreaker } from '../middleware/breaker'

/** One request to the upstream, its path built by us. */
export interface UpstreamCall {
  method: string
  /** From the upstream's root, percent-encoded, with the query. */
  path: string
  headers: Record<string, string>
  body?: UpstreamBody
  timeoutMs?: number
  /** What is asked for, where its failures say little of the rest: they count once for the breaker. */
  subject?: string
}

/** A door to one upstream server, with a breaker of its own. */
export interface Upstream {
  /**
   * Sends a request and hands its answer to `read`; the timeout covers both. Throws a
   * `GatewayError`: 502 for network faults and redirects, 504 for timeouts, 503 when the breaker
   * is open.
   */
  call<T>(call: UpstreamCall, read: (answer: UpstreamAnswer) => Promise<T>): Promise<T>
}

export function createUpstream(deps: GatewayDeps, origin: string): Upstream {
  const breaker = createBreaker(deps.config.breaker, deps.clock)
  return {
    async call({ path, subject, timeoutMs = deps.config.upstreamTimeoutMs, ...call }, read) {
      if (!breaker.admits()) {
        const seconds = Math.ceil(deps.config.breaker.probeMs / 1000)
        throw new GatewayError(503, {
          reason: 'the breaker is open',
          headers: { 'retry-after': String(seconds) },
        })
      }
      let status = 0
      const readCounted = (answer: UpstreamAnswer) => {
        status = answer.status
        return read(answer)
      }
      try {
        const request = { ...call, url: `${origin}${path}`, timeoutMs }
        const result = await callUpstream(deps.fetch, request, readCounted)
        countAnswer(breaker, status, subject)
        return result
      } catch (error) {
        countFailure(breaker, error, status, subject)
        throw asGatewayError(error)
      }
    },
  }
}

/**
 * A plain 500 is one endpoint's defect and does not open the breaker: else whoever finds one such
 * endpoint could close the shop for everybody.
 */
function countAnswer(breaker: Breaker, status: number, subject?: string): void {
  if (status >= 502) breaker.failed(subject)
  else breaker.succeeded()
}

/** A redirect says nothing of the upstream's health; an answer that was refused came at least. */
function countFailure(breaker: Breaker, error: unknown, status: number, subject?: string): void {
  const isRedirect = error instanceof UpstreamFailure && error.kind === 'redirected'
  if (error instanceof GatewayError) countAnswer(breaker, status, subject)
  else if (!isRedirect) breaker.failed(subject)
}

function asGatewayError(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error
  const isTimeout = error instanceof UpstreamFailure && error.kind === 'timed out'
  const reason = error instanceof Error ? error.message : 'the upstream cannot be reached'
  return new GatewayError(isTimeout ? 504 : 502, { reason })
}

import {
  callUpstream,
  publicHeaders,
  type UpstreamAnswer,
  type UpstreamBody,
  UpstreamFailure,
} from '../../upstream/client'
import type { GatewayDeps } from '../dependencies'
import { GatewayError } from '../gateway-error'
import { type EncryptedSession, isMember } from '../session/encrypted-session'
import { type Breaker, createBreaker } from './breaker'

/** One request to the upstream, its path built by us. */
export interface UpstreamCall {
  method: string
  /** From the upstream's root, percent-encoded, with the query. */
  path: string
  headers: Record<string, string>
  body?: UpstreamBody
  timeoutMs?: number
  /** What is requested; failures of one subject count once for the breaker. */
  subject?: string
}

/** A client of one upstream server, with a circuit breaker of its own. */
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
 * A plain 500 is one endpoint's defect and does not open the breaker: else one such endpoint would be
 * enough to close the whole shop.
 */
function countAnswer(breaker: Breaker, status: number, subject?: string): void {
  if (status >= 502) breaker.failed(subject)
  else breaker.succeeded()
}

/** A redirect does not count; an answer that was rejected counts by its status. */
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

/** The browser whose request is passed on, as the upstream may know it. */
export interface Client {
  address: string | undefined
  userAgent: string | undefined
}

/**
 * Headers of every call upstream, all written here: nothing of the browser's headers passes but
 * its name, and what it claims about its address is overwritten.
 */
export function upstreamHeaders(
  publicUrl: string,
  { address, userAgent }: Client,
  session: EncryptedSession | null,
): Record<string, string> {
  const agent = userAgent?.replace(/[^\x20-\x7e]/g, '').slice(0, 300)
  return {
    ...publicHeaders(publicUrl),
    ...(agent ? { 'user-agent': agent } : {}),
    ...(address ? { 'x-forwarded-for': address, 'x-real-ip': address } : {}),
    ...(isMember(session) ? { authorization: `Bearer ${session.accessToken}` } : {}),
  }
}

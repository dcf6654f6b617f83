import { GatewayError } from '../gateway-error'
import type { GatewayParts, UpstreamAnswer, UpstreamBody } from '../gateway-parts'
import { type Breaker, createBreaker } from '../middleware/breaker'

/** One request to the upstream, its path built by us. */
export interface UpstreamCall {
  method: string
  /** From the upstream's root, percent-encoded, with the query. */
  path: string
  headers: Record<string, string>
  body?: UpstreamBody
  timeoutMs?: number
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

export function createUpstream(parts: GatewayParts, origin: string): Upstream {
  const breaker = createBreaker(parts.config.breaker, parts.clock)
  return {
    async call(call, read) {
      if (!breaker.admits()) {
        const seconds = Math.ceil(parts.config.breaker.probeMs / 1000)
        throw new GatewayError(503, {
          reason: 'the breaker is open',
          headers: { 'retry-after': String(seconds) },
        })
      }
      const deadlineMs = call.timeoutMs ?? parts.config.upstreamTimeoutMs
      return withDeadline(deadlineMs, async (signal) => {
        const answer = await send(parts, breaker, origin, call, signal)
        try {
          const result = await read(answer)
          countAnswer(breaker, answer.status)
          return result
        } catch (error) {
          if (error instanceof GatewayError) countAnswer(breaker, answer.status)
          else breaker.failed()
          throw asGatewayError(error, signal)
        }
      })
    },
  }
}

async function send(
  parts: GatewayParts,
  breaker: Breaker,
  origin: string,
  { method, path, headers, body }: UpstreamCall,
  signal: AbortSignal,
): Promise<UpstreamAnswer> {
  let answer: UpstreamAnswer
  try {
    answer = await parts.fetch(`${origin}${path}`, {
      method,
      headers,
      signal,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    })
  } catch (error) {
    breaker.failed()
    throw asGatewayError(error, signal)
  }
  const redirects = answer.status === 0 || (answer.status >= 300 && answer.status < 400)
  if (!redirects || answer.status === 304) return answer
  await answer.body?.cancel()
  throw new GatewayError(502, { reason: 'the upstream redirected' })
}

/**
 * A plain 500 is one endpoint's defect and does not open the breaker: else whoever finds one such
 * endpoint could close the shop for everybody.
 */
function countAnswer(breaker: Breaker, status: number): void {
  if (status >= 502) breaker.failed()
  else breaker.succeeded()
}

async function withDeadline<T>(ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ms)
  try {
    return await run(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}

function asGatewayError(error: unknown, signal: AbortSignal): GatewayError {
  if (error instanceof GatewayError) return error
  if (signal.aborted) return new GatewayError(504, { reason: 'the upstream took too long' })
  const reason = error instanceof Error ? error.message : 'the upstream cannot be reached'
  return new GatewayError(502, { reason })
}

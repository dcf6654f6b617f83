import {
  CircuitState,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
  SamplingBreaker,
} from 'cockatiel'
import { type UpstreamAnswer, UpstreamFailure } from '#upstream/client'
import { GatewayError } from '../lib/gateway-error'
import { createTtlSet } from '../lib/ttl-set'
import type { ShareOwner } from './client'

/** Settings of circuit breakers; times in milliseconds. */
export interface BreakerSettings {
  enabled: boolean
  /** Fewest calls of one endpoint within the window by which it is judged. */
  calls: number
  /** The breaker opens where more than this share of them failed, between 0 and 1. */
  failureShare: number
  windowMs: number
  /** While it is open, one call is let through per so many ms. */
  probeMs: number
}

/** Whose call it is, and for what. */
interface GuardedCall {
  endpoint: string
  /** One answer among many of its endpoint; none where it has only one. */
  item: string | undefined
  client: ShareOwner
}

/**
 * Circuit breakers of one server, one for each endpoint: where most calls of an endpoint get no
 * answer, it is spared, and all others go on. Calls with filters are endpoints of their own, by the
 * filters' names; they are few, as the names are those of our routes (`kindOf`). Repeated failures of
 * a single person, or of a single item, count once. Throws a `GatewayError` 503 instead of calling
 * `send` while its breaker is open.
 */
export type Breakers = (
  call: GuardedCall,
  send: () => Promise<UpstreamAnswer>,
) => Promise<UpstreamAnswer>

/** `onChange` is called when the breaker of an endpoint opens, and when it closes. */
export function createBreakers(
  settings: BreakerSettings,
  clock: () => number,
  onChange: (endpoint: string, isOpen: boolean) => void,
): Breakers {
  const { calls, failureShare, windowMs, probeMs } = settings
  const breakers = new Map<string, ReturnType<typeof createBreaker>>()
  const uncounted = new WeakSet<object>()
  const failedBefore = createTtlSet(windowMs, clock)
  // A plain 500 is an answer: the defect of one input must not close an endpoint for all others.
  const policy = handleWhen((error) => isFailure(error) && !uncounted.has(error)).orWhenResult(
    (answer) => isUnanswered(answer as UpstreamAnswer) && !uncounted.has(answer as UpstreamAnswer),
  )

  function createBreaker(endpoint: string) {
    const breaker = circuitBreaker(policy, {
      halfOpenAfter: probeMs,
      breaker: new SamplingBreaker({
        threshold: failureShare,
        duration: windowMs,
        minimumRps: (calls / windowMs) * 1000,
      }),
    })
    breaker.onBreak(() => onChange(endpoint, true))
    breaker.onReset(() => onChange(endpoint, false))
    return breaker
  }

  function breakerOf(endpoint: string) {
    const breaker = breakers.get(endpoint) ?? createBreaker(endpoint)
    breakers.set(endpoint, breaker)
    return breaker
  }

  /** Slow requests of a single person, or for a single item, must not close an endpoint for others. */
  function isRepeated({ endpoint, item, client }: GuardedCall): boolean {
    const first = typeof client === 'object' ? client.first : client
    const names = [first && `${first} ${endpoint}`, item].filter((name) => name !== undefined)
    const isKnown = names.some((name) => failedBefore.has(name))
    if (!isKnown) for (const name of names) failedBefore.add(name)
    return isKnown
  }

  return async (call, send) => {
    if (!settings.enabled) return send()
    const breaker = breakerOf(call.endpoint)
    // The library would let it wait for the end of the probe.
    if (breaker.state === CircuitState.HalfOpen) throw refusal(call.endpoint, probeMs)
    const note = (outcome: object) => {
      if (breaker.state === CircuitState.Closed && isRepeated(call)) uncounted.add(outcome)
    }
    const sending = async () => {
      try {
        const answer = await send()
        if (isUnanswered(answer)) note(answer)
        return answer
      } catch (error) {
        if (isTimeout(error)) note(error)
        throw error
      }
    }
    return breaker.execute(sending).catch((error) => {
      throw isBrokenCircuitError(error) ? refusal(call.endpoint, probeMs) : error
    })
  }
}

function refusal(endpoint: string, probeMs: number): GatewayError {
  return new GatewayError(503, {
    reason: `the breaker is open for: ${endpoint}`,
    unsent: true,
    headers: { 'retry-after': String(Math.ceil(probeMs / 1000)) },
  })
}

/** Whether the server gave no answer; a redirect is one. */
function isFailure(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.kind !== 'redirected'
}

/** Whether it is the answer of a server between us and the API, which has given none. */
function isUnanswered({ status }: UpstreamAnswer): boolean {
  return status >= 502
}

/** Whether an answer did not come in time. */
export function isTimeout(error: unknown): error is UpstreamFailure {
  return error instanceof UpstreamFailure && error.kind === 'timed out'
}

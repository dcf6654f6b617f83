import {
  CircuitState,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
  SamplingBreaker,
} from 'cockatiel'
import { type UpstreamAnswer, UpstreamFailure } from '#upstream/client'
import { GatewayError } from '../gateway-error'
import { createTtlSet } from '../session/ttl-set'
import type { ShareOwner } from './fair-queue'

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
  client: ShareOwner
}

/**
 * Circuit breakers of one server, one for each endpoint: where most calls of an endpoint get no
 * answer, it is spared, and all others go on. Throws a `GatewayError` 503 instead of calling `send`
 * while its breaker is open.
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
  const uncounted = new WeakSet<Error>()
  const timedOut = createTtlSet(windowMs, clock)
  // A plain 500 is an answer: the defect of one input must not close an endpoint for all others.
  const policy = handleWhen((error) => isFailure(error) && !uncounted.has(error)).orWhenResult(
    (answer) => (answer as UpstreamAnswer).status >= 502,
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

  /** Slow requests of a single person must not close an endpoint for others. */
  function isRepeated({ endpoint, client }: GuardedCall, error: unknown): boolean {
    const first = typeof client === 'object' ? client.first : client
    if (first === undefined || !isTimeout(error)) return false
    const name = `${first} ${endpoint}`
    const isKnown = timedOut.has(name)
    if (!isKnown) timedOut.add(name)
    return isKnown
  }

  return async (call, send) => {
    if (!settings.enabled) return send()
    const breaker = breakerOf(call.endpoint)
    // The library would let it wait for the end of the probe.
    if (breaker.state === CircuitState.HalfOpen) throw refusal(call.endpoint, probeMs)
    const sending = () =>
      send().catch((error) => {
        if (breaker.state === CircuitState.Closed && isRepeated(call, error)) uncounted.add(error)
        throw error
      })
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

/** Whether an answer did not come in time. */
export function isTimeout(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.kind === 'timed out'
}

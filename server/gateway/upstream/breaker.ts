import {
  CircuitState,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
  SamplingBreaker,
} from 'cockatiel'
import { type UpstreamAnswer, UpstreamFailure } from '#upstream/client'
import { GatewayError } from '../lib/gateway-error'

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

export type Send = () => Promise<UpstreamAnswer>

/** One circuit breaker. */
export interface Breaker {
  /**
   * Sends, or throws a `GatewayError` 503 while it is open. `timesOf` tells how often an answer that
   * did not come in time counts; other failures count once.
   */
  run(send: Send, timesOf: () => number): Promise<UpstreamAnswer>
  /** It is given up, and counts as closed. */
  giveUp(): void
}

/**
 * @param endpoint its name in the log
 * @param onChange called when it opens, and when it closes
 */
export function createBreaker(
  settings: BreakerSettings,
  endpoint: string,
  onChange: (isOpen: boolean) => void,
): Breaker {
  const { calls, failureShare, windowMs, probeMs } = settings
  const uncounted = new WeakSet<object>()
  let isOpen = false
  // A plain 500 is an answer: the defect of one input must not close an endpoint for all others.
  const policy = handleWhen((error) => isFailure(error) && !uncounted.has(error)).orWhenResult(
    (answer) => isUnanswered(answer as UpstreamAnswer) && !uncounted.has(answer as UpstreamAnswer),
  )
  const breaker = circuitBreaker(policy, {
    halfOpenAfter: probeMs,
    breaker: new SamplingBreaker({
      threshold: failureShare,
      duration: windowMs,
      minimumRps: (calls / windowMs) * 1000,
    }),
  })
  breaker.onBreak(() => changed(true))
  breaker.onReset(() => changed(false))

  function changed(now: boolean): void {
    if (isOpen === now) return
    isOpen = now
    onChange(now)
  }

  /** Counts a failure as often as asked for; the breaker itself counts it once. */
  function weigh(outcome: Promise<UpstreamAnswer>, failure: object, times: number): void {
    if (times === 0) uncounted.add(failure)
    for (let counted = 1; counted < Math.min(times, calls); counted += 1) {
      breaker.execute(() => outcome).catch(() => undefined)
    }
  }

  return {
    async run(send, timesOf) {
      // The library would let it wait for the end of the probe.
      if (breaker.state === CircuitState.HalfOpen) throw refusal(endpoint, probeMs)
      const sending = async () => {
        const outcome = send()
        const failure = await failureOf(outcome)
        if (failure && breaker.state === CircuitState.Closed) weigh(outcome, failure, timesOf())
        return outcome
      }
      return breaker.execute(sending).catch((error) => {
        throw isBrokenCircuitError(error) ? refusal(endpoint, probeMs) : error
      })
    },
    giveUp: () => changed(false),
  }
}

function refusal(endpoint: string, probeMs: number): GatewayError {
  return new GatewayError(503, {
    reason: `the breaker is open for: ${endpoint}`,
    unsent: true,
    headers: { 'retry-after': String(Math.ceil(probeMs / 1000)) },
  })
}

/** The time-out, or the answer in place of one of the API; null where there is an answer, or no API. */
export async function failureOf(outcome: Promise<UpstreamAnswer>): Promise<object | null> {
  try {
    const answer = await outcome
    return isUnanswered(answer) ? answer : null
  } catch (error) {
    return isTimeout(error) ? error : null
  }
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

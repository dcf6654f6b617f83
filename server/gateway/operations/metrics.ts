/** How a call of the upstream ended. `unreadable` is a success with an invalid body. */
export type UpstreamOutcome =
  | 'success'
  | 'refusal'
  | 'failure'
  | 'unreadable'
  | 'redirect'
  | 'timeout'
  | 'unreachable'
  | 'breaker-open'

export interface EndedCall {
  /** Which server: `api`, `images` or `provider`. */
  upstream: string
  path: string
  outcome: UpstreamOutcome
  ms: number
}

/** A request that has been answered. */
export interface EndedRequest {
  method: string
  /** The route's pattern; never the path, which may hold ids and keys. */
  route: string
  status: number
  ms: number
}

/** Metrics for the operator; `docs/operations.md` describes each of them. */
export interface Metrics {
  requestEnded(request: EndedRequest): void
  callEnded(call: EndedCall): void
  /** `endpoint` is a call without ids and values, e.g. `GET product/:id`, `GET product?category`. */
  breakerChanged(upstream: string, endpoint: string, isOpen: boolean): void
  socketsChanged(open: number): void
  /** A request was refused by a limit: `requests`, `writes`, `pictures`, `mails`, … */
  refusedByLimit(limit: string): void
  /**
   * The sign-in service was called to confirm a session: `alive`, `ended`, or `unknown` without an
   * answer.
   */
  sessionConfirmed(outcome: 'alive' | 'ended' | 'unknown'): void
}

/** Counts nothing. */
export const noMetrics: Metrics = {
  requestEnded: () => undefined,
  callEnded: () => undefined,
  breakerChanged: () => undefined,
  socketsChanged: () => undefined,
  refusedByLimit: () => undefined,
  sessionConfirmed: () => undefined,
}

import type { AuthError } from '#contract/allauth/refusal'
import type { Flow } from '#contract/allauth/session-answer'

/**
 * The named outcome of a request to the sign-in service. 401, 404 and 410 are answers, not
 * failures. The session already has the answer when the caller gets this, and the app navigates for
 * `signedIn`, `nextStep`, `reauthenticationRequired` and `sessionEnded`: a component only has to
 * stop waiting.
 */
export type AuthOutcome<Data = undefined> =
  /** 200 with a user: signed in. */
  | { kind: 'signedIn' }
  /** 401 with a pending flow: this is the next step of signing in. */
  | { kind: 'nextStep'; flow: Flow }
  /** 401 while signed in: the request was not carried out; reauthentication is required. */
  | { kind: 'reauthenticationRequired' }
  /** 401 without a pending flow: no user is signed in. */
  | { kind: 'signedOut' }
  /** 410: the session ended. */
  | { kind: 'sessionEnded' }
  /** 200 with the requested data. */
  | { kind: 'done'; data: Data }
  /** 400: the input was refused. */
  | { kind: 'refused'; errors: readonly AuthError[] }
  /** 403: sign-up is closed, or no mail was sent. */
  | { kind: 'forbidden'; errors: readonly AuthError[] }
  /** 404. */
  | { kind: 'missing' }
  /** 409: not possible in this state, e.g. already signed in, or no code is pending. */
  | { kind: 'conflict'; errors: readonly AuthError[] }
  /** 429; `seconds` is null where the server named no time. `of` mails to one recipient, or any. */
  | { kind: 'rateLimited'; seconds: number | null; of?: 'mails' }
  /** No network, a timeout, or no upstream behind the gateway: a retry may help. */
  | { kind: 'unreachable' }
  /** 500, or an answer that does not match its schema; `reason` is for logs only. */
  | { kind: 'broken'; reason: string }

export type AuthOutcomeKind = AuthOutcome['kind']

/** Thrown by queries for every outcome but `done`. */
export class OutcomeError extends Error {
  override readonly name = 'OutcomeError'

  constructor(readonly outcome: AuthOutcome<unknown>) {
    super(`Outcome of the request: ${outcome.kind}`)
  }
}

/** Wait after a 429 without `Retry-After`, in seconds: the longest window of these limits. */
const defaultWaitSeconds = 60

/** How long to wait before the next try, in seconds; 0 for every outcome but a 429. */
export function waitSeconds(outcome: AuthOutcome<unknown> | null): number {
  return outcome?.kind === 'rateLimited' ? (outcome.seconds ?? defaultWaitSeconds) : 0
}

/** Whether the service refused the input with this error code. */
export function isRefusedWith(outcome: AuthOutcome<unknown> | null, code: string): boolean {
  return outcome?.kind === 'refused' && outcome.errors.some((error) => error.code === code)
}

/** The flow of a password reset by a mailed code, where the service offers it. */
export const resetFlowId = 'password_reset_by_code'

/**
 * The pending flow: the last one in the answer (R196). A password reset may be pending beside the
 * steps of signing in, which have priority.
 */
export function pendingStep(flows: readonly Flow[]): Flow | undefined {
  const pending = flows.filter(({ is_pending }) => is_pending)
  return pending.findLast(({ id }) => id !== resetFlowId) ?? pending.at(-1)
}

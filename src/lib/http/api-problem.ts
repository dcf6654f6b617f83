import type { Flow } from '#contract/allauth/session-answer'

/** An error of the input. `param` names the field; without it the error is of the whole form. */
export interface InputError {
  message: string
  code: string
  param?: string | undefined
}

/**
 * Why a request returned no value, in kinds that a view can handle. The REST API and the sign-in
 * service share them.
 */
export type ApiProblem =
  /**
   * No network, a timeout, or no API behind the gateway: a manual retry may help. `seconds`: what a
   * server asked for by `Retry-After`; requests that the site sends by itself wait so long.
   */
  | { kind: 'unreachable'; seconds?: number }
  /** Server error, or a response of the wrong shape; `reason` is for logs only. */
  | { kind: 'broken'; reason: string }
  /** The answer to a change was lost, and whether it was made could not be looked up. */
  | { kind: 'unclear' }
  /** 401 with a pending flow: the next step of signing in. */
  | { kind: 'nextStep'; flow: Flow }
  /** 401 while signed in: the request was not carried out; reauthentication is required. */
  | { kind: 'reauthenticationRequired' }
  /** 401: no user is signed in. */
  | { kind: 'signedOut' }
  /** 410: the session ended. */
  | { kind: 'sessionEnded' }
  /** 403. */
  | { kind: 'forbidden'; errors: readonly InputError[] }
  /** 404. */
  | { kind: 'missing' }
  /** 409: not possible in this state, e.g. already signed in, or no code is pending. */
  | { kind: 'conflict'; errors: readonly InputError[] }
  /** The input was refused: 400, or 422. */
  | { kind: 'refused'; errors: readonly InputError[] }
  /** 429; `seconds` is null where the server named no time. `of` mails to one recipient, or any. */
  | { kind: 'rateLimited'; seconds: number | null; of?: 'mails' }

/** Thrown where a request has to return a value, such as in queries and mutations. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(readonly problem: ApiProblem) {
    super(`Problem of the request: ${problem.kind}`)
  }
}

/** The problem of a failed query or mutation; any other error is a defect. */
export function problemOfError(error: unknown): ApiProblem {
  return error instanceof ApiError ? error.problem : { kind: 'broken', reason: String(error) }
}

/** Wait after a 429 without `Retry-After`, in seconds: the longest window of these limits. */
const usualWaitSeconds = 60

/** How long a person waits before the next try, in seconds; 0 for every kind but a 429. */
export function waitSeconds(outcome: { kind: string; seconds?: number | null } | null): number {
  return outcome?.kind === 'rateLimited' ? askedSeconds(outcome) : 0
}

/** How long the server asks not to be asked again, in seconds; 0 where it asks for nothing. */
export function askedSeconds({ kind, seconds }: { kind: string; seconds?: number | null }): number {
  return seconds ?? (kind === 'rateLimited' ? usualWaitSeconds : 0)
}

/** Whether a sentence of a server can be shown: messages in other languages are for developers. */
export function isGreek(sentence: string): boolean {
  return /\p{Script=Greek}/u.test(sentence)
}

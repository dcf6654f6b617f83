/** An error of the input. `param` names the field; without it the error is of the whole form. */
export interface InputError {
  /** Code of the sign-in service; the REST API has only messages. */
  code: string
  message: string
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
  | { kind: 'nextStep' }
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

/** What every call of an API throws where it has no value to return. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(readonly problem: ApiProblem) {
    super(`Problem of the request: ${problem.kind}`)
  }
}

/** The request timed out. As text: 'TimeoutError: The operation was aborted due to timeout'. */
export class TimeoutError extends ApiError {
  override name = 'TimeoutError'
  override message = 'The operation was aborted due to timeout'

  constructor() {
    super({ kind: 'unreachable' })
  }
}

/** The problem of a failed call, query or mutation; any other error is a defect. */
export function problemOf(error: unknown): ApiProblem {
  return error instanceof ApiError ? error.problem : { kind: 'broken', reason: String(error) }
}

/**
 * How long a person has to wait before the next try, in seconds; 0 for every kind but a 429, and
 * for one that names no time: a number that nobody knows is not shown.
 */
export function waitSeconds(problem: { kind: string; seconds?: number | null } | null): number {
  return problem?.kind === 'rateLimited' ? (problem.seconds ?? 0) : 0
}

/**
 * Pause after a 429 without `Retry-After`, in seconds: the longest window of these limits. Only for
 * what is sent without a press.
 */
const usualWaitSeconds = 60

/** How long the server asks not to be asked by itself, in seconds; 0 where it asks for nothing. */
export function askedSeconds({ kind, seconds }: { kind: string; seconds?: number | null }): number {
  return seconds ?? (kind === 'rateLimited' ? usualWaitSeconds : 0)
}

/**
 * Whether the app goes to another page after it: to a step of signing in, or because no user is
 * signed in any more. The session, which has the answer already, sees to it.
 */
export function isNavigating({ kind }: ApiProblem): boolean {
  return navigatingKinds.includes(kind)
}

const navigatingKinds: readonly ApiProblem['kind'][] = [
  'nextStep',
  'reauthenticationRequired',
  'sessionEnded',
  'signedOut',
]

/** Whether the sign-in service refused the input with this error code. */
export function isRefusedWith(problem: ApiProblem | null, code: string): boolean {
  return problem?.kind === 'refused' && problem.errors.some((error) => error.code === code)
}

/** Whether a sentence of a server can be shown: messages in other languages are for developers. */
export function isGreek(sentence: string): boolean {
  return /\p{Script=Greek}/u.test(sentence)
}

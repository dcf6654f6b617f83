import type { Flow } from '#contract/allauth/session-answer'
import { ApiError, type ApiProblem } from '#lib/http/api-problem'

/**
 * The named outcome of a request for the account. 401, 404 and 410 are answers of the sign-in
 * service, so that all problems are values here. The session already has the answer when the caller
 * gets this. A form of signing in or of reauthentication then goes on by `continueAfter`. What leads
 * away from any page, as the end of the session does, is followed by `followAuthEvents`: where
 * {@link isNavigating}, a component only has to stop waiting.
 */
export type AuthOutcome<Data = undefined> =
  /** 200 with a user: signed in. */
  | { kind: 'signedIn' }
  /** 200 with the requested data. */
  | { kind: 'done'; data: Data }
  | ApiProblem

export type AuthOutcomeKind = AuthOutcome['kind']

/** The outcomes without a problem. */
export type AuthSuccess<Data = unknown> = Exclude<AuthOutcome<Data>, ApiProblem>

const navigatingKinds: readonly AuthOutcomeKind[] = [
  'nextStep',
  'reauthenticationRequired',
  'sessionEnded',
  'signedOut',
]

/** Whether the app navigates: to a step of signing in, or because no user is signed in any more. */
export function isNavigating({ kind }: ApiProblem): boolean {
  return navigatingKinds.includes(kind)
}

/** The requested data, for a query or an actor. @throws ApiError for every other outcome */
export function dataOf<Data>(outcome: AuthOutcome<Data>): Data {
  if (outcome.kind === 'done') return outcome.data
  const noData = { kind: 'broken', reason: 'signed in, without the requested data' } as const
  throw new ApiError(outcome.kind === 'signedIn' ? noData : outcome)
}

/** The outcome of what was sent, for a mutation. @throws ApiError for a problem */
export function successOf<Data>(outcome: AuthOutcome<Data>): AuthSuccess<Data> {
  if (outcome.kind === 'done' || outcome.kind === 'signedIn') return outcome
  throw new ApiError(outcome)
}

/** Whether the service refused the input with this error code. */
export function isRefusedWith(outcome: AuthOutcome<unknown> | null, code: string): boolean {
  return outcome?.kind === 'refused' && outcome.errors.some((error) => error.code === code)
}

/** The flow of a password reset by a mailed code, where the service offers it. */
export const resetFlowId = 'password_reset_by_code'

/**
 * The pending flow: the last one in the answer. A password reset may be pending beside the
 * steps of signing in, which have priority.
 */
export function pendingStep(flows: readonly Flow[]): Flow | undefined {
  const pending = flows.filter(({ is_pending }) => is_pending)
  return pending.findLast(({ id }) => id !== resetFlowId) ?? pending.at(-1)
}

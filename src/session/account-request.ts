import type * as z from 'zod/mini'
import type { AuthError } from '#contract/allauth/refusal'
import type { ApiProblem } from '#lib/http/api-problem'
import type { ApiCall, ApiResult } from '#lib/http/api-request'
import { apiRequest } from '#lib/http/api-request'
import { recheckSession } from './auth-event-bus'
import type { AuthOutcome } from './auth-outcome'

/** The API's field name for errors of the whole form. */
const wholeFormField = 'nonFieldErrors'

/**
 * Sends a request about the member's own data to the REST API, e.g.
 * `accountRequest({ path: '/api/user/addresses', answer: pageOf(address) })`. A 401 or 410 triggers
 * a check of the session, so that its end is detected.
 */
export async function accountRequest<Answer extends z.ZodMiniType = z.ZodMiniUndefined>(
  call: ApiCall<Answer>,
): Promise<AuthOutcome<z.output<Answer>>> {
  const outcome = accountOutcome(await apiRequest<Answer>(call))
  if (outcome.kind === 'signedOut' || outcome.kind === 'sessionEnded') recheckSession()
  return outcome
}

/**
 * Maps a result of the REST API to the outcomes of the sign-in service, so that the account's
 * components handle both alike. Field errors keep the form's field names.
 */
export function accountOutcome<Data>(result: ApiResult<Data>): AuthOutcome<Data> {
  return result.ok ? { kind: 'done', data: result.data } : outcomeOf(result.problem)
}

function outcomeOf(problem: ApiProblem): Exclude<AuthOutcome, { kind: 'done' }> {
  switch (problem.kind) {
    case 'failed':
      return { kind: 'broken', reason: problem.reason }
    case 'tooMany':
      return { kind: 'rateLimited', seconds: problem.retryAfterSeconds }
    case 'forbidden':
      return { kind: 'forbidden', errors: [] }
    case 'conflict':
      return { kind: 'conflict', errors: errorsOf(problem.message) }
    case 'refused':
      return { kind: 'refused', errors: fieldErrorsOf(problem) }
    default:
      return { kind: problem.kind }
  }
}

function fieldErrorsOf({ fields, message }: ApiProblem & { kind: 'refused' }): AuthError[] {
  const named = Object.entries(fields).map(([name, [first = '']]) =>
    name === wholeFormField ? errorOf(first) : { ...errorOf(first), param: name },
  )
  return [...named, ...errorsOf(message)]
}

function errorsOf(message: string | null): AuthError[] {
  return message === null ? [] : [errorOf(message)]
}

/** The API has no error codes, only messages. */
function errorOf(message: string): AuthError {
  return { code: '', message }
}

import type * as z from 'zod/mini'
import type { ApiCall, ApiResult } from '#lib/http/api-request'
import { apiRequest } from '#lib/http/api-request'
import { recheckSession } from './auth-event-bus'
import type { AuthOutcome } from './auth-outcome'

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

/** A result of the REST API as an outcome: the account's components handle both services alike. */
export function accountOutcome<Data>(result: ApiResult<Data>): AuthOutcome<Data> {
  return result.ok ? { kind: 'done', data: result.data } : result.problem
}

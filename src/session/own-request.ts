import type * as z from 'zod/mini'
import { apiRequest } from '../lib/http/api-request'
import type { ApiCall } from '../lib/http/create-api-request'
import type { AuthOutcome } from './auth-outcome'
import { ownOutcome } from './own-outcome'
import { doubtSession } from './session-line'

/**
 * Asks the REST API for what belongs to the person who is here, e.g.
 * `ownRequest({ path: '/api/user/addresses', answer: pageOf(address) })`. After a 401 or 410 it is
 * asked who is here, so that the session hears of its end.
 */
export async function ownRequest<Answer extends z.ZodMiniType = z.ZodMiniUndefined>(
  call: ApiCall<Answer>,
): Promise<AuthOutcome<z.output<Answer>>> {
  const outcome = ownOutcome(await apiRequest<Answer>(call))
  const isOver = outcome.kind === 'signedOut' || outcome.kind === 'sessionEnded'
  if (isOver) doubtSession()
  return outcome
}

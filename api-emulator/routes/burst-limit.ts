import type { Context } from 'hono'
import { ApiError } from '../answers/api-error'
import { plainRefusals } from '../answers/plain-refusals'
import type { BearerEnv } from '../auth/bearer-accounts'
import type { RouteDeps } from '../dependencies'
import { answerMessages } from '../seed/answer-words'
import { clientOf } from './client-of'

/**
 * Counts a call of which one person, or one address, may make five a minute.
 * @throws ApiError 429 with `Retry-After`
 */
export function takeBurst(
  { limits, extensions }: RouteDeps,
  c: Context<BearerEnv>,
  name: string,
): void {
  const account = c.get('account')
  const client = account ? `user ${account.id}` : clientOf(c)
  const seconds = limits.take({ name: `burst ${name}`, most: 5, windowMs: 60_000 }, client)
  if (seconds === 0) return
  const headers = { 'retry-after': String(seconds) }
  const words = extensions ? answerMessages.tooMany(seconds) : plainRefusals.throttled(seconds)
  throw new ApiError(429, { detail: words }, headers)
}

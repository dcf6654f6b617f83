import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { authRequest } from './auth-request'
import type { AuthCall } from './create-auth-request'
import { OutcomeError } from './outcome-error'

interface AuthQueryOptions<Data> {
  /** False as long as nobody needs it. */
  enabled?: boolean
  /** How long the answer counts as fresh, in ms, where the account's usual time does not fit. */
  freshFor?: number
  /** After how many ms it is asked again while the page is visible; false for not at all. */
  askAgain?: (data: Data | undefined) => number | false
}

/**
 * Reads something of the sign-in service for a page of the account, e.g.
 * `useAuthQuery(['emails'], '/account/email', emailsAnswer)`; `data` is the whole answer as its
 * schema read it. Only inside the account's router, which keeps what was read by person.
 */
export function useAuthQuery<Answer extends z.ZodMiniType>(
  key: readonly string[],
  path: AuthCall<Answer>['path'],
  answer: Answer,
  { enabled = true, freshFor, askAgain }: AuthQueryOptions<z.output<Answer>> = {},
): UseQueryResult<z.output<Answer>, OutcomeError> {
  return useQuery<z.output<Answer>, OutcomeError>({
    queryKey: key,
    enabled,
    refetchInterval: askAgain ? ({ state }) => askAgain(state.data) : false,
    ...(freshFor !== undefined && { staleTime: freshFor }),
    queryFn: ({ signal }) => read({ path, answer, signal }),
  })
}

async function read<Answer extends z.ZodMiniType>(call: AuthCall<Answer>) {
  const outcome = await authRequest<Answer>(call)
  if (outcome.kind === 'done') return outcome.data
  throw new OutcomeError(outcome)
}

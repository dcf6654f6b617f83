import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { ApiCall } from '../lib/http/create-api-request'
import { OutcomeError } from './outcome-error'
import { ownRequest } from './own-request'

interface OwnQueryOptions {
  /** False as long as nobody needs it. */
  enabled?: boolean
  /** How long the answer counts as fresh, in ms, where the account's usual time does not fit. */
  freshFor?: number
}

type OwnRead<Answer extends z.ZodMiniType> = Pick<ApiCall<Answer>, 'path' | 'query'> & {
  answer: Answer
}

/**
 * Reads something of the REST API for a page of the account, e.g.
 * `useOwnQuery(accountKeys.addresses, { path: '/api/user/addresses', answer: pageOf(address) })`.
 * Shown with `AccountRead`. Only inside the account's router, which keeps what was read by person.
 */
export function useOwnQuery<Answer extends z.ZodMiniType>(
  key: readonly (string | number)[],
  call: OwnRead<Answer>,
  { enabled = true, freshFor }: OwnQueryOptions = {},
): UseQueryResult<z.output<Answer>, OutcomeError> {
  return useQuery({
    queryKey: key,
    enabled,
    ...(freshFor !== undefined && { staleTime: freshFor }),
    queryFn: ({ signal }) => read({ ...call, signal }),
  })
}

async function read<Answer extends z.ZodMiniType>(
  call: ApiCall<Answer>,
): Promise<z.output<Answer>> {
  const outcome = await ownRequest<Answer>(call)
  if (outcome.kind === 'done') return outcome.data
  throw new OutcomeError(outcome)
}

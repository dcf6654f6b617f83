import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type AuthConfig, configAnswer } from '../../contract/allauth/config-answer'
import { authRequest } from './auth-request'
import { OutcomeError } from './outcome-error'

/** Apart from what is read of a person: how the service is set up outlives a sign-out. */
const configQueries = new QueryClient()

/** How the sign-in service is set up: read once for each page load (R298). */
export function useAuthConfig(): UseQueryResult<AuthConfig, OutcomeError> {
  return useQuery(
    { queryKey: ['config'], queryFn: readConfig, staleTime: Number.POSITIVE_INFINITY, retry: 1 },
    configQueries,
  )
}

async function readConfig({ signal }: { signal: AbortSignal }): Promise<AuthConfig> {
  const outcome = await authRequest({ path: '/config', answer: configAnswer, signal })
  if (outcome.kind === 'done') return outcome.data.data
  throw new OutcomeError(outcome)
}

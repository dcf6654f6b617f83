import type { QueryClient } from '@tanstack/react-query'
import { providerAccounts } from '../../../contract/allauth/account-answers'
import type { ProviderAccount } from '../../../contract/allauth/provider'
import { accountKeys } from '../../session/account-keys'
import { authRequest } from '../../session/auth-request'
import type { ChangeOutcome } from '../../session/change-machine'
import { interruptedChange } from '../../session/interrupted-change'

export const interruptedDisconnect = interruptedChange<ProviderAccount>()

/**
 * Takes an account of a provider away with `DELETE /account/providers` (R294); the answer is the
 * list that is left.
 */
export async function disconnectProvider(
  queries: QueryClient,
  { provider, uid }: ProviderAccount,
): Promise<ChangeOutcome> {
  const outcome = await authRequest({
    method: 'DELETE',
    path: '/account/providers',
    body: { provider: provider.id, account: uid },
    answer: providerAccounts,
  })
  if (outcome.kind === 'done') queries.setQueryData(accountKeys.providers, outcome.data)
  // It may be gone already, by another tab: what is left is read anew.
  if (outcome.kind === 'refused')
    void queries.invalidateQueries({ queryKey: accountKeys.providers })
  return outcome
}

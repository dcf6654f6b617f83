import type { QueryClient } from '@tanstack/react-query'
import { providerAccounts } from '#contract/allauth/account-answers'
import type { ProviderAccount } from '#contract/allauth/session-answer'
import { accountRoutes } from '#contract/paths/account-paths'
import { authRequest } from '#session/auth-client'
import type { AuthOutcome } from '#session/auth-outcome'
import { interruptedChange } from '#session/interrupted-change'
import { madeIf } from '#session/lost-answer'
import { accountKeys } from '#session/use-account-query'

export const interruptedDisconnect = interruptedChange<ProviderAccount>()

/** `DELETE /account/providers` disconnects an account; the answer is the remaining list. */
export async function disconnectProvider(
  queries: QueryClient,
  { provider, uid }: ProviderAccount,
): Promise<AuthOutcome<unknown>> {
  const outcome = await authRequest({
    method: 'DELETE',
    path: '/account/providers',
    body: { provider: provider.id, account: uid },
    answer: providerAccounts,
  })
  if (outcome.kind === 'done') queries.setQueryData(accountKeys.providers, outcome.data)
  // Another tab may have removed it.
  if (outcome.kind === 'refused')
    void queries.invalidateQueries({ queryKey: accountKeys.providers })
  return outcome
}

/** Looks whether an account is still connected, after a lost answer. */
export async function lookForProvider(
  queries: QueryClient,
  { provider, uid }: ProviderAccount,
): Promise<AuthOutcome<unknown>> {
  const read = await authRequest({ path: '/account/providers', answer: providerAccounts })
  if (read.kind === 'done') queries.setQueryData(accountKeys.providers, read.data)
  return madeIf(read, ({ data }) =>
    data.every((one) => one.uid !== uid || one.provider.id !== provider.id),
  )
}

/** Where to add another way of signing in, by error code. */
const remedies: Readonly<Record<string, Remedy>> = {
  no_password: { message: 'password', to: accountRoutes['account-password-change'].pattern },
  disconnect_last: { message: 'password', to: accountRoutes['account-password-change'].pattern },
  no_verified_email: { message: 'email', to: accountRoutes['account-email'].pattern },
}

interface Remedy {
  message: 'password' | 'email'
  to: string
}

/** The page that helps after a refusal; null for none. */
export function remedyFor(outcome: AuthOutcome<unknown>): Remedy | null {
  if (outcome.kind !== 'refused') return null
  const codes = outcome.errors.map(({ code }) => code)
  return codes.flatMap((code) => remedies[code] ?? [])[0] ?? null
}

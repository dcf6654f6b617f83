import type { QueryClient } from '@tanstack/react-query'
import type { ProviderAccount } from '#contract/allauth/session-answer'
import { listProviders, removeProvider } from '#contract/endpoints/sign-in-account'
import { accountRoutes } from '#contract/paths/account-paths'
import { type ApiProblem, problemOf } from '#lib/http/problem'
import { authCall } from '#session/auth-request'
import { interruptedChange } from '#session/interrupted-change'
import { ifAbsent } from '#session/lost-answer'
import { queryKeyOf } from '#session/use-account-query'

export const interruptedDisconnect = interruptedChange<ProviderAccount>()

/** Disconnects an account; the answer is the remaining list. */
export async function disconnectProvider(queries: QueryClient, { provider, uid }: ProviderAccount) {
  try {
    const body = { provider: provider.id, account: uid }
    const left = await authCall(removeProvider, { body })
    queries.setQueryData(queryKeyOf(listProviders), left)
    return left
  } catch (error) {
    // Another tab may have removed it.
    if (problemOf(error).kind === 'refused') {
      void queries.invalidateQueries({ queryKey: queryKeyOf(listProviders) })
    }
    throw error
  }
}

/** Looks whether an account is still connected, after a lost answer. */
export async function lookForProvider(queries: QueryClient, { provider, uid }: ProviderAccount) {
  const left = await authCall(listProviders)
  queries.setQueryData(queryKeyOf(listProviders), left)
  const isGone = left.data.every((one) => one.uid !== uid || one.provider.id !== provider.id)
  return isGone ? ifAbsent(left, left) : null
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
export function remedyFor(problem: ApiProblem): Remedy | null {
  if (problem.kind !== 'refused') return null
  const codes = problem.errors.map(({ code }) => code)
  return codes.flatMap((code) => remedies[code] ?? [])[0] ?? null
}

import { authenticators, providerAccounts } from '../../../contract/allauth/account-answers'
import { emailAddresses } from '../../../contract/allauth/email-address'
import { sessionList } from '../../../contract/allauth/session-list'
import { accountKeys } from '../../session/account-keys'
import { useAuthQuery } from '../../session/use-auth-query'

/** All that the overview reads; each part may fail without the others. */
export function useOverview() {
  const emails = useAuthQuery(accountKeys.emails, '/account/email', emailAddresses)
  const factors = useAuthQuery(
    accountKeys.authenticators,
    '/account/authenticators',
    authenticators,
  )
  const devices = useAuthQuery(accountKeys.devices, '/auth/sessions', sessionList)
  const providers = useAuthQuery(accountKeys.providers, '/account/providers', providerAccounts)
  const all = [emails, factors, devices, providers]
  const failed = all.filter(({ isError }) => isError)
  return {
    emails,
    factors,
    devices,
    providers,
    hasFailed: failed.length > 0,
    isOffline: all.some(({ fetchStatus }) => fetchStatus === 'paused'),
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of failed) void query.refetch()
    },
  }
}

export type Overview = ReturnType<typeof useOverview>

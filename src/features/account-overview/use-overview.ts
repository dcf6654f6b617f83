import { authenticators } from '../../../contract/allauth/account-answers'
import { emailAddresses } from '../../../contract/allauth/email-address'
import { accountKeys } from '../../session/account-keys'
import { useAuthQuery } from '../../session/use-auth-query'
import { safetySteps } from './safety-steps'

/** What the overview reads: how safe the account is, undefined while or where that is not known. */
export function useOverview() {
  const emails = useAuthQuery(accountKeys.emails, '/account/email', emailAddresses)
  const factors = useAuthQuery(
    accountKeys.authenticators,
    '/account/authenticators',
    authenticators,
  )
  const all = [emails, factors]
  const failed = all.filter(({ isError }) => isError)
  return {
    steps: emails.data && factors.data && safetySteps(emails.data.data, factors.data.data),
    hasFailed: failed.length > 0,
    isOffline: all.some(({ fetchStatus }) => fetchStatus === 'paused'),
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of failed) void query.refetch()
    },
  }
}

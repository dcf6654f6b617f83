import { authenticators } from '../../../../contract/allauth/account-answers'
import { useAuthQuery } from '../../../session/use-auth-query'
import { useSession } from '../../../session/use-session'
import {
  type ReauthenticationMethod,
  type ReauthenticationPurpose,
  waysInFlows,
  waysOwned,
} from '../reauthentication-ways'

const nothing: readonly ReauthenticationMethod[] = []

/**
 * The ways in which the person can prove who they are, the best first: those that the pending step
 * names, else, after a reload, those that they own.
 */
export function useReauthenticationMethods(
  purpose: ReauthenticationPurpose,
): readonly ReauthenticationMethod[] {
  const { answer, user } = useSession()
  const offered = waysInFlows(purpose, answer?.status === 401 ? answer.data.flows : [])
  const { data: owned } = useAuthQuery(
    ['authenticators'],
    '/account/authenticators',
    authenticators,
    { enabled: offered === null && purpose === 'reauthenticate' && user !== null },
  )
  if (offered) return offered
  return owned && user ? waysOwned(owned.data, user.has_usable_password) : nothing
}

import { authenticators } from '../../../../contract/allauth/account-answers'
import { useAuthQuery } from '../../../session/use-auth-query'
import { useSession } from '../../../session/use-session'
import { type ProofPurpose, type ProofWay, waysInFlows, waysOwned } from '../proof-ways'

const nothing: readonly ProofWay[] = []

/**
 * The ways in which the person can prove who they are, the best first: those that the pending step
 * names, else, after a reload, those that they own (decision GW10).
 */
export function useProofWays(purpose: ProofPurpose): readonly ProofWay[] {
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

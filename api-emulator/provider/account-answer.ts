import type { ProviderAccount } from '../../contract/allauth/provider'
import type { RouteDeps } from '../dependencies'
import { providerId } from './provider-client'

/** A person's account at the provider. */
export function accountAnswer(
  { providers }: RouteDeps,
  { uid, display }: Pick<ProviderAccount, 'uid' | 'display'>,
): ProviderAccount {
  const provider = providers.find(({ id }) => id === providerId)
  if (!provider) throw new Error('The provider is not listed.')
  return { uid, display, provider }
}

import type { ProviderAccount } from '../../contract/allauth/provider'
import type { RouteParts } from '../stand-in-parts'
import { providerId } from './provider-client'

/** A person's account at the provider (contract of the API, section 4.3). */
export function accountAnswer(
  { providers }: RouteParts,
  { uid, display }: Pick<ProviderAccount, 'uid' | 'display'>,
): ProviderAccount {
  const provider = providers.find(({ id }) => id === providerId)
  if (!provider) throw new Error('The provider is not listed.')
  return { uid, display, provider }
}

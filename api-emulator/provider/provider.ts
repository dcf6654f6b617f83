import type { Provider } from '../../contract/allauth/provider'
import type { EmulatorDeps } from '../dependencies'
import { type ProviderPerson, providerPeople } from '../seed/provider-people'
import { providerMessages } from '../seed/provider-words'
import { createGrants, type Grants } from './grants'
import type { TokenDeps } from './id-token'
import { providerClient, providerId } from './provider-client'
import { createSigningKey } from './signing-key'

/** The emulator's own identity provider while it runs. */
export interface IdentityProvider extends TokenDeps {
  grants: Grants
  /** Where the shop is: people are sent back there. */
  siteUrl: string
}

type Parts = Pick<EmulatorDeps, 'clock' | 'randomBytes' | 'siteUrl' | 'ownUrl'>

/** Starts the provider; its key is made when it is first needed. */
export function createIdentityProvider(deps: Parts): IdentityProvider {
  const { clock, siteUrl, ownUrl } = deps
  return {
    issuer: issuerAt(ownUrl),
    key: createSigningKey(),
    clock,
    siteUrl,
    grants: createGrants(deps),
  }
}

/** The person with a uid; nothing where the provider knows nobody of that name. */
export function personOf(uid: string): ProviderPerson | undefined {
  return providerPeople.find((person) => person.uid === uid)
}

/** The provider's own address: it is a part of the emulator. */
const issuerAt = (ownUrl: string) => `${ownUrl}/provider`

/**
 * How the sign-in service names the provider. The real one says
 * `provider_redirect` of each provider of this kind, also to clients that cannot use it: whether
 * they can is in the flows of an answer.
 */
export function listedProvider(ownUrl: string): Provider {
  return {
    id: providerId,
    name: providerMessages.name,
    client_id: providerClient.id,
    flows: ['provider_redirect', 'provider_token'],
    openid_configuration_url: `${issuerAt(ownUrl)}/.well-known/openid-configuration`,
  }
}

import type { Provider } from '../../contract/allauth/provider'
import { type ProviderPerson, providerPeople } from '../seed/provider-people'
import { providerWords } from '../seed/provider-words'
import type { StandInParts } from '../stand-in-parts'
import { createGrants, type Grants } from './grants'
import type { TokenParts } from './id-token'
import { providerClient, providerId } from './provider-client'
import { createSigningKey } from './signing-key'

/** The stand-in's own identity provider while it runs (decision D34). */
export interface IdentityProvider extends TokenParts {
  grants: Grants
  /** Where the shop is: people are sent back there. */
  siteUrl: string
}

type Parts = Pick<StandInParts, 'clock' | 'randomBytes' | 'siteUrl' | 'ownUrl'>

/** Starts the provider; its key is made when it is first needed. */
export function createIdentityProvider(parts: Parts): IdentityProvider {
  const { clock, siteUrl, ownUrl } = parts
  return {
    issuer: issuerAt(ownUrl),
    key: createSigningKey(),
    clock,
    siteUrl,
    grants: createGrants(parts),
  }
}

/** The person with a uid; nothing where the provider knows nobody of that name. */
export function personOf(uid: string): ProviderPerson | undefined {
  return providerPeople.find((person) => person.uid === uid)
}

/** The provider's own address: it is a part of the stand-in. */
const issuerAt = (ownUrl: string) => `${ownUrl}/provider`

/**
 * How the sign-in service names the provider (contract of the API, section 4.3). The real one says
 * `provider_redirect` of each provider of this kind, also to clients that cannot use it: whether
 * they can is in the flows of an answer.
 */
export function listedProvider(ownUrl: string): Provider {
  return {
    id: providerId,
    name: providerWords.name,
    client_id: providerClient.id,
    flows: ['provider_redirect', 'provider_token'],
    openid_configuration_url: `${issuerAt(ownUrl)}/.well-known/openid-configuration`,
  }
}

import type { Provider } from '#contract/allauth/session-answer'
import type { EmulatorDeps } from '../lib/dependencies'
import { createGrants, type Grants } from './grants'
import { providerMessages } from './messages'
import { providerClient, providerId } from './provider-client'
import { type ProviderPerson, providerPeople } from './provider-people'
import { createSigningKey, type TokenDeps } from './tokens'

/** The emulator's identity provider at run time. */
export interface IdentityProvider extends TokenDeps {
  grants: Grants
  /** URL of the shop, for redirects. */
  siteUrl: string
}

type ProviderDeps = Pick<EmulatorDeps, 'clock' | 'randomBytes' | 'siteUrl' | 'ownUrl'>

/** Creates the provider; its key is generated on first use. */
export function createIdentityProvider(deps: ProviderDeps): IdentityProvider {
  const { clock, siteUrl, ownUrl } = deps
  return {
    issuer: issuerAt(ownUrl),
    key: createSigningKey(),
    clock,
    siteUrl,
    grants: createGrants(deps),
  }
}

/** The person with a uid; undefined when unknown. */
export function personOf(uid: string): ProviderPerson | undefined {
  return providerPeople.find((person) => person.uid === uid)
}

/** The issuer URL, below that of the emulator. */
const issuerAt = (ownUrl: string) => `${ownUrl}/provider`

/**
 * The provider as the auth service lists it. As the real service does, it lists `provider_redirect`
 * also for clients that cannot use it; whether they can is in the flows of an answer.
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

/** Provider metadata (OpenID Connect Discovery, 3). */
export function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'profile', 'email'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    claims_supported: ['sub', 'name', 'given_name', 'family_name', 'email', 'email_verified'],
  }
}

import * as oauth from 'oauth4webapi'
import * as z from 'zod/mini'
import type { ProviderReturnError } from '#contract/allauth/provider-return'
import type { ProviderSetting } from '../config/provider-settings'
import { createUpstream, type Upstream, type UpstreamDeps } from '../upstream/call-upstream'
import { parse, readJson } from '../upstream/read-answer'
import type { Begun } from './provider-cookie'

const address = z.string().check(z.regex(/^https?:\/\//))

/** The part of the metadata that is used (OpenID Connect Discovery, section 3). */
const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  token_endpoint_auth_methods_supported: z._default(z.array(z.string()), ['client_secret_basic']),
  authorization_response_iss_parameter_supported: z._default(z.boolean(), false),
})

/** Metadata of a provider, with the algorithms that we accept. */
type Metadata = z.infer<typeof discovery> & { id_token_signing_alg_values_supported: string[] }

export type ProviderTokens = { id_token: string; access_token: string }

/** The tokens of a person, or why there are none. */
type ProviderResult =
  | { tokens: ProviderTokens; error?: never }
  | { tokens?: never; error: ProviderReturnError }

/** A provider of the configuration: the OpenID Connect client of it. */
export interface Provider {
  id: string
  setting: ProviderSetting
  /** URL of the authorization request with PKCE (RFC 7636). Throws `GatewayError`. */
  authorizationUrl(step: Begun): Promise<string>
  /** Validates the response in `returnUrl` and exchanges its code for valid tokens. */
  redeem(returnUrl: string, step: Begun): Promise<ProviderResult>
}

interface ProviderDeps extends UpstreamDeps {
  config: UpstreamDeps['config'] & { publicUrl: string; providers: Record<string, ProviderSetting> }
}

export function createProviders(deps: ProviderDeps): ReadonlyMap<string, Provider> {
  const entries = Object.entries(deps.config.providers)
  return new Map(entries.map(([id, setting]) => [id, createProvider(deps, id, setting)]))
}

function createProvider(deps: ProviderDeps, id: string, setting: ProviderSetting): Provider {
  const redirectUri = `${deps.config.publicUrl}/auth/${id}`
  // Times of id tokens are compared with the system's clock, which the library reads itself.
  const client = { client_id: setting.clientId, [oauth.clockTolerance]: 60 }
  const http = {
    [oauth.customFetch]: createProviderFetch(deps),
    // The configuration allows these for localhost only.
    [oauth.allowInsecureRequests]: setting.issuer.startsWith('http:'),
  }
  const discover = rememberedForAnHour(deps.clock, async (): Promise<Metadata> => {
    const answer = await oauth.discoveryRequest(new URL(setting.issuer), http)
    const metadata = parse(discovery, await answer.json())
    if (metadata.issuer.replace(/\/$/, '') !== setting.issuer) {
      throw new Error('the provider names another issuer than itself')
    }
    return { ...metadata, id_token_signing_alg_values_supported: ['RS256', 'ES256'] }
  })

  return {
    id,
    setting,
    async authorizationUrl({ state, nonce, verifier }) {
      const url = new URL((await discover()).authorization_endpoint)
      const query = {
        response_type: 'code',
        client_id: setting.clientId,
        redirect_uri: redirectUri,
        scope: setting.scope,
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url.href
    },

    async redeem(returnUrl, { provider, state, nonce, verifier }) {
      const metadata = await discover().catch(() => null)
      if (!metadata) return { error: 'provider_failed' }
      if (provider !== id) return { error: 'state_mismatch' }
      let params: URLSearchParams
      try {
        params = oauth.validateAuthResponse(metadata, client, new URL(returnUrl), state)
      } catch (error) {
        return { error: refusalOf(error) }
      }
      const answer = await oauth
        .authorizationCodeGrantRequest(
          metadata,
          client,
          clientAuthentication(setting, metadata),
          params,
          redirectUri,
          verifier,
          http,
        )
        .catch(() => null)
      if (!answer) return { error: 'provider_failed' }
      try {
        const { id_token, access_token } = await oauth.processAuthorizationCodeResponse(
          metadata,
          client,
          answer,
          { expectedNonce: nonce, requireIdToken: true },
        )
        await oauth.validateApplicationLevelSignature(metadata, answer, http)
        return id_token ? { tokens: { id_token, access_token } } : { error: 'invalid_token' }
      } catch {
        return { error: 'invalid_token' }
      }
    },
  }
}

/** An error that the provider reports, or a response that does not answer our request. */
function refusalOf(error: unknown): ProviderReturnError {
  if (!(error instanceof oauth.AuthorizationResponseError)) return 'state_mismatch'
  return error.error === 'access_denied' ? 'access_denied' : 'provider_failed'
}

function clientAuthentication({ clientSecret }: ProviderSetting, metadata: Metadata) {
  if (clientSecret === undefined) return oauth.None()
  return metadata.token_endpoint_auth_methods_supported.includes('client_secret_basic')
    ? oauth.ClientSecretBasic(clientSecret)
    : oauth.ClientSecretPost(clientSecret)
}

/** Fetches JSON with the gateway's timeouts and one breaker per origin; follows no redirects. */
function createProviderFetch(deps: UpstreamDeps) {
  const byOrigin = new Map<string, Upstream>()
  return async (
    url: string,
    request: {
      method: string
      headers: Record<string, string>
      body?: URLSearchParams | undefined
    },
  ): Promise<Response> => {
    const { method, headers, body } = request
    const { origin, pathname, search } = new URL(url)
    const upstream = byOrigin.get(origin) ?? createUpstream(deps, origin, 'provider')
    byOrigin.set(origin, upstream)
    const call = { method, headers, path: `${pathname}${search}`, ...(body && { body: `${body}` }) }
    return Response.json(await upstream.call(call, readJson))
  }
}

const hourMs = 60 * 60 * 1000

function rememberedForAnHour<Value>(clock: () => number, fetchValue: () => Promise<Value>) {
  let known: { at: number; value: Value } | null = null
  return async (): Promise<Value> => {
    if (known && clock() - known.at < hourMs) return known.value
    known = { at: clock(), value: await fetchValue() }
    return known.value
  }
}

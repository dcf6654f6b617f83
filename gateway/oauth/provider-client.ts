import { createLocalJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { ProviderSetting } from '../config/provider-settings'
import type { GatewayDeps } from '../dependencies'
import { createUpstream, type Upstream } from '../upstream/call-upstream'
import { parse, readJson } from '../upstream/read-answer'

const rememberedMs = 60 * 60 * 1000
const leastBetweenMs = 60_000

const address = z.string().check(z.regex(/^https?:\/\//))

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  token_endpoint_auth_methods_supported: z._default(z.array(z.string()), ['client_secret_basic']),
})
export type Discovery = z.infer<typeof discovery>

const jwks = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })
const tokens = z.object({ id_token: z.string(), access_token: z.optional(z.string()) })
export type ProviderTokens = z.infer<typeof tokens>

/** OpenID Connect client of one provider; throws `GatewayError` where it fails. */
export interface ProviderClient {
  discover(): Promise<Discovery>
  /** Exchanges a code for tokens (RFC 6749, section 4.1.3, with PKCE). */
  exchange(code: string, verifier: string, redirectUri: string): Promise<ProviderTokens>
  isValid(idToken: string, nonce: string): Promise<boolean>
}

/** A provider of the configuration, ready to be used. */
export interface Provider {
  id: string
  setting: ProviderSetting
  client: ProviderClient
  /** Where it sends people back to. */
  redirectUri: string
}

export function createProviders(deps: GatewayDeps): ReadonlyMap<string, Provider> {
  const { providers, publicUrl } = deps.config
  const entries = Object.entries(providers).map(([id, setting]): [string, Provider] => {
    const client = createProviderClient(deps, setting)
    return [id, { id, setting, client, redirectUri: `${publicUrl}/auth/${id}` }]
  })
  return new Map(entries)
}

/** Remembers what the provider publishes for an hour; an unknown key makes it look again. */
function createProviderClient(deps: GatewayDeps, setting: ProviderSetting): ProviderClient {
  const { clock } = deps
  const fetchJson = createJsonFetcher(deps)
  const discover = remembered(clock, async () => {
    const url = `${setting.issuer}/.well-known/openid-configuration`
    const document = parse(discovery, await fetchJson('GET', url))
    return document.issuer.replace(/\/$/, '') === setting.issuer ? document : refuse()
  })
  const keys = remembered(clock, async () => {
    const { jwks_uri } = await discover()
    return createLocalJWKSet(parse(jwks, await fetchJson('GET', jwks_uri)))
  })

  return {
    discover,
    async exchange(code, verifier, redirectUri) {
      const document = await discover()
      const { headers, fields } = credentials(setting, document)
      const form = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
        ...fields,
      })
      return parse(tokens, await fetchJson('POST', document.token_endpoint, headers, String(form)))
    },
    async isValid(idToken, nonce) {
      const { issuer } = await discover()
      const expected = { issuer, clientId: setting.clientId, nonce, nowMs: clock() }
      const first = await checkIdToken(idToken, await keys(), expected)
      if (first !== 'unknownKey') return first === 'valid'
      return (await checkIdToken(idToken, await keys(true), expected)) === 'valid'
    },
  }
}

/** What an id token must hold. */
interface ExpectedToken {
  issuer: string
  clientId: string
  nonce: string
  nowMs: number
}

/** Clocks of providers may differ this much from ours. */
const toleranceSeconds = 60

/**
 * Checks an id token (OpenID Connect Core, section 3.1.3.7): signature by the provider's keys, issuer,
 * audience, expiry, and that it answers our own request.
 */
async function checkIdToken(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId, nonce, nowMs }: ExpectedToken,
): Promise<'valid' | 'invalid' | 'unknownKey'> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256', 'ES256'],
      issuer,
      audience: clientId,
      requiredClaims: ['exp', 'nonce'],
      clockTolerance: toleranceSeconds,
      currentDate: new Date(nowMs),
    })
    // A token for several audiences must have been issued to us.
    const isForUsAlone = [payload.aud].flat().length === 1 || payload.azp === clientId
    return isForUsAlone && payload.nonce === nonce ? 'valid' : 'invalid'
  } catch (error) {
    return error instanceof errors.JWKSNoMatchingKey ? 'unknownKey' : 'invalid'
  }
}

function refuse(): never {
  throw new Error('the provider names another issuer than itself')
}

/** Client authentication (RFC 6749, section 2.3.1). */
function credentials({ clientId, clientSecret }: ProviderSetting, document: Discovery) {
  if (clientSecret === undefined) return { headers: {}, fields: { client_id: clientId } }
  if (document.token_endpoint_auth_methods_supported.includes('client_secret_basic')) {
    const pair = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`
    return { headers: { authorization: `Basic ${btoa(pair)}` }, fields: {} }
  }
  return { headers: {}, fields: { client_id: clientId, client_secret: clientSecret } }
}

function createJsonFetcher(deps: GatewayDeps) {
  const byOrigin = new Map<string, Upstream>()
  return (method: string, url: string, headers = {}, body?: string): Promise<unknown> => {
    const { origin, pathname, search } = new URL(url)
    const upstream = byOrigin.get(origin) ?? createUpstream(deps, origin)
    byOrigin.set(origin, upstream)
    const form = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
    return upstream.call(
      {
        method,
        path: `${pathname}${search}`,
        headers: { accept: 'application/json', ...form, ...headers },
        ...(body === undefined ? {} : { body }),
      },
      readJson,
    )
  }
}

/** Fetches at most once an hour, or once a minute where a new value is needed. */
function remembered<Value>(clock: () => number, fetchValue: () => Promise<Value>) {
  let known: { at: number; value: Value } | null = null
  return async (isNew = false): Promise<Value> => {
    const age = known ? clock() - known.at : Number.POSITIVE_INFINITY
    if (known && age < (isNew ? leastBetweenMs : rememberedMs)) return known.value
    const value = await fetchValue()
    known = { at: clock(), value }
    return value
  }
}

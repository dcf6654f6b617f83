import * as z from 'zod/mini'
import type { ProviderSetting } from '../config/provider-settings'
import type { GatewayDeps } from '../dependencies'
import { parse } from '../routes/answer-readers'
import { createUpstream, type Upstream } from '../upstream/call-upstream'
import { readJson } from '../upstream/read-answer'
import { checkIdToken, type Expected, jsonWebKey } from './id-token'

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

const jwks = z.object({ keys: z.array(jsonWebKey) })
const tokens = z.object({ id_token: z.string(), access_token: z.optional(z.string()) })
export type ProviderTokens = z.infer<typeof tokens>

/** One provider, spoken to as OpenID Connect says; throws `GatewayError` where it fails. */
export interface ProviderClient {
  discover(): Promise<Discovery>
  /** Trades a code for tokens (RFC 6749, section 4.1.3, with PKCE). */
  exchange(code: string, verifier: string, redirectUri: string): Promise<ProviderTokens>
  isValid(idToken: string, nonce: string): Promise<boolean>
}

/** Remembers what the provider publishes for an hour; an unknown key makes it look again. */
export function createProviderClient(deps: GatewayDeps, setting: ProviderSetting): ProviderClient {
  const { clock } = deps
  const ask = createAsker(deps)
  const discover = remembered(clock, async () => {
    const url = `${setting.issuer}/.well-known/openid-configuration`
    const document = parse(discovery, await ask('GET', url))
    return document.issuer.replace(/\/$/, '') === setting.issuer ? document : refuse()
  })
  const keys = remembered(clock, async () =>
    parse(jwks, await ask('GET', (await discover()).jwks_uri)),
  )

  async function guardResult(idToken: string, expected: Expected, isNew: boolean) {
    const { keys: known } = await keys(isNew)
    return checkIdToken(idToken, known, expected)
  }

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
      return parse(tokens, await ask('POST', document.token_endpoint, headers, String(form)))
    },
    async isValid(idToken, nonce) {
      const { issuer } = await discover()
      const expected = { issuer, clientId: setting.clientId, nonce, nowMs: clock() }
      const first = await guardResult(idToken, expected, false)
      const last = first === 'unknownKey' ? await guardResult(idToken, expected, true) : first
      return last === 'valid'
    },
  }
}

function refuse(): never {
  throw new Error('the provider names another issuer than itself')
}

/** How we prove to the provider who we are (RFC 6749, section 2.3.1). */
function credentials({ clientId, clientSecret }: ProviderSetting, document: Discovery) {
  if (clientSecret === undefined) return { headers: {}, fields: { client_id: clientId } }
  if (document.token_endpoint_auth_methods_supported.includes('client_secret_basic')) {
    const pair = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`
    return { headers: { authorization: `Basic ${btoa(pair)}` }, fields: {} }
  }
  return { headers: {}, fields: { client_id: clientId, client_secret: clientSecret } }
}

function createAsker(deps: GatewayDeps) {
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

/** Asks at most once an hour, or once a minute where something new is needed. */
function remembered<Value>(clock: () => number, ask: () => Promise<Value>) {
  let known: { at: number; value: Value } | null = null
  return async (isNew = false): Promise<Value> => {
    const age = known ? clock() - known.at : Number.POSITIVE_INFINITY
    if (known && age < (isNew ? leastBetweenMs : rememberedMs)) return known.value
    const value = await ask()
    known = { at: clock(), value }
    return value
  }
}

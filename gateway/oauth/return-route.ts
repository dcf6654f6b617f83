import type { Context } from 'hono'
import type { ProviderReturnError } from '../../contract/allauth/provider-return'
import type { GatewayEnv } from '../dependencies'
import { base64urlOf } from '../session/key-ring'
import type { ProviderTokens } from './provider-client'
import {
  type Begun,
  begun,
  type Returned,
  readProviderCookie,
  writeProviderCookie,
} from './provider-cookie'
import { type Provider, type ProviderTools, sendBack, sendBackWith } from './provider-tools'

const idBytes = 16

/**
 * `GET /auth/{provider}?code&state`: the provider sends a person back. What it says is checked and
 * sealed; the page at `/account/provider/callback` then asks for it to be used.
 */
export async function returnRoute(
  tools: ProviderTools,
  provider: Provider,
  c: Context<GatewayEnv>,
): Promise<Response> {
  const encryptionDeps = await tools.encryptionDeps
  const step = await readProviderCookie(encryptionDeps, c.var.cookies, begun)
  if (!step) return sendBackWith(tools, c, 'flow_expired')
  const code = codeOf(provider, step, c)
  if (code.error) return sendBackWith(tools, c, code.error)
  const { client, redirectUri } = provider
  const tokens = await client.exchange(code.value, step.verifier, redirectUri).catch(() => null)
  if (!tokens) return sendBackWith(tools, c, 'provider_failed')
  const isValid = await client.isValid(tokens.id_token, step.nonce).catch(() => false)
  if (!isValid) return sendBackWith(tools, c, 'invalid_token')
  const cookie = await cookieOf(tools, provider, step, tokens)
  return cookie ? sendBack(tools, cookie, step.process) : sendBackWith(tools, c, 'invalid_token')
}

type Code = { value: string; error?: never } | { error: ProviderReturnError }

function codeOf({ id, setting }: Provider, step: Begun, c: Context<GatewayEnv>): Code {
  const { state, error, code, iss } = c.req.query()
  const isOurs = state === step.state && step.provider === id
  // A provider that names itself must be the one that was asked (RFC 9207).
  const isIssuer = iss === undefined || iss.replace(/\/$/, '') === setting.issuer
  if (!isOurs || !isIssuer) return { error: 'state_mismatch' }
  if (error) return { error: error === 'access_denied' ? 'access_denied' : 'provider_failed' }
  return code ? { value: code } : { error: 'provider_failed' }
}

/** Without the access token where both are too much for a cookie: the id token says who it is. */
async function cookieOf(
  { deps, encryptionDeps }: ProviderTools,
  { setting }: Provider,
  { provider, process, userId, redirect }: Begun,
  { id_token, access_token }: ProviderTokens,
): Promise<string | null> {
  const result: Returned = {
    step: 'returned',
    id: base64urlOf(deps.random(idBytes)),
    provider,
    process,
    clientId: setting.clientId,
    idToken: id_token,
    ...(userId ? { userId } : {}),
    ...(redirect ? { redirect } : {}),
  }
  const whole = { ...result, ...(access_token ? { accessToken: access_token } : {}) }
  const seals = await encryptionDeps
  return (await writeProviderCookie(seals, whole)) ?? writeProviderCookie(seals, result)
}

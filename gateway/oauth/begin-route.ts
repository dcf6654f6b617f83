import type { Context } from 'hono'
import { safeNext } from '../../contract/paths/safe-next'
import type { GatewayEnv } from '../dependencies'
import { GatewayError } from '../gateway-error'
import { isMember } from '../session/encrypted-session'
import { base64urlOf } from '../session/key-ring'
import { type Begun, writeProviderCookie } from './provider-cookie'
import { type Provider, type ProviderTools, sendBackWith, sendTo } from './provider-tools'

const secretBytes = 32

/**
 * `GET /auth/{provider}?process=login|connect&redirect=/…`: sends a person to the provider with
 * state, nonce and PKCE (RFC 7636), all of them sealed in a cookie. Only our own pages may begin:
 * else another site could sign a person in unasked.
 */
export async function beginRoute(
  tools: ProviderTools,
  provider: Provider,
  c: Context<GatewayEnv>,
): Promise<Response> {
  const site = c.req.header('sec-fetch-site') ?? 'none'
  if (site !== 'same-origin' && site !== 'none') {
    throw new GatewayError(403, { reason: 'the sign-in does not begin on our own pages' })
  }
  const process = c.req.query('process') === 'connect' ? 'connect' : 'login'
  const { session } = c.var
  const userId = isMember(session) ? session.userId : undefined
  if (process === 'connect' && userId === undefined) return sendBackWith(tools, c, 'signed_out')
  const redirect = safeNext(c.req.query('redirect'), tools.deps.config.publicUrl)
  const secret = () => base64urlOf(tools.deps.random(secretBytes))
  return goTo(tools, provider, c, {
    step: 'begun',
    provider: provider.id,
    process,
    state: secret(),
    nonce: secret(),
    verifier: secret(),
    ...(process === 'connect' && userId ? { userId } : {}),
    ...(redirect ? { redirect } : {}),
  })
}

async function goTo(
  tools: ProviderTools,
  { client, setting, redirectUri }: Provider,
  c: Context<GatewayEnv>,
  step: Begun,
): Promise<Response> {
  const document = await client.discover().catch(() => null)
  const cookie = await writeProviderCookie(await tools.encryptionDeps, step)
  if (!document || !cookie) return sendBackWith(tools, c, 'provider_failed')
  const address = new URL(document.authorization_endpoint)
  const query = {
    response_type: 'code',
    client_id: setting.clientId,
    redirect_uri: redirectUri,
    scope: setting.scope,
    state: step.state,
    nonce: step.nonce,
    code_challenge: await challengeOf(step.verifier),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return sendTo(tools, String(address), cookie)
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return base64urlOf(new Uint8Array(digest))
}

import type { Context } from 'hono'
import type { OauthParams } from '../../contract/allauth/provider-return'
import type { Answers } from '../answers'
import type { GatewayEnv } from '../dependencies'
import { GatewayError } from '../gateway-error'
import { beginRoute } from './begin-route'
import { readProviderCookie, returned } from './provider-cookie'
import type { ProviderTools } from './provider-tools'
import { returnRoute } from './return-route'

/** `/auth/{provider}`: the way to a provider, and the way back. */
export function providerRoute(tools: ProviderTools, c: Context<GatewayEnv>): Promise<Response> {
  const provider = tools.providers.get(c.req.param('provider') ?? '')
  if (!provider) throw new GatewayError(404)
  if (c.req.method !== 'GET') throw new GatewayError(405, { headers: { allow: 'GET' } })
  const { code, state, error } = c.req.query()
  const isBack = code !== undefined || state !== undefined || error !== undefined
  return isBack ? returnRoute(tools, provider, c) : beginRoute(tools, provider, c)
}

/** `GET /api/auth/oauth-params`: what the person came back with, the token aside; 404 for nothing. */
export async function oauthParamsRoute(
  { encryptionDeps }: ProviderTools,
  answers: Answers,
  c: Context<GatewayEnv>,
): Promise<Response> {
  const result = await readProviderCookie(await encryptionDeps, c.var.cookies, returned)
  if (!result) throw new GatewayError(404)
  const { provider, process, redirect } = result
  const body: OauthParams = { provider, process, ...(redirect ? { redirect } : {}) }
  return answers.json(body)
}

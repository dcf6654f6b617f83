import { Hono } from 'hono'
import type { ProviderReturnError } from '#contract/allauth/provider-return'
import { readProviderReturn } from '#contract/endpoints/session'
import { accountRoutes } from '#contract/paths/account-paths'
import { safeNext } from '#contract/paths/safe-next'
import type { Api } from '../http/api'
import { createRoutes } from '../http/create-routes'
import type { RouteContext, RouteEnv } from '../http/route-env'
import { base64urlOf } from '../lib/base64url'
import { GatewayError } from '../lib/gateway-error'
import type { Provider, ProviderTokens } from '../oauth/provider-client'
import {
  type Begun,
  begun,
  clearProviderCookie,
  type Returned,
  readProviderCookie,
  returned,
  writeProviderCookie,
} from '../oauth/provider-cookie'
import { isMember } from '../session/encrypted-session'
import type { EncryptionDeps } from '../session/encryption'

interface ProviderTools {
  config: { publicUrl: string }
  encryptionDeps: Promise<EncryptionDeps>
  /** Identity providers by id. */
  providers: ReadonlyMap<string, Provider>
}

/** The result of a redirect through a provider, without its token; 404 without a result. */
export function oauthParamsRoutes({
  api,
  encryptionDeps,
}: Pick<ProviderTools, 'encryptionDeps'> & { api: Api }): Hono<RouteEnv> {
  const { routes, route } = createRoutes(api)
  route(readProviderReturn, async ({ c }) => {
    const result = await readProviderCookie(await encryptionDeps, c.var.cookies, returned)
    if (!result) throw new GatewayError(404)
    const { provider, process, redirect } = result
    return { provider, process, ...(redirect ? { redirect } : {}) }
  })
  return routes
}

/** Path of the redirect to a provider, and of the return from it. */
export const providerLoginPath = '/auth/:provider'

/** The redirect to a provider, and the return from it. */
export function providerLoginRoutes(tools: ProviderTools): Hono<RouteEnv> {
  const { publicUrl } = tools.config
  return new Hono<RouteEnv>().all(providerLoginPath, async (c) => {
    c.set('route', providerLoginPath)
    const provider = tools.providers.get(c.req.param('provider'))
    if (!provider) throw new GatewayError(404)
    if (c.req.method !== 'GET') throw new GatewayError(405, { headers: { allow: 'GET' } })
    const { code, state, error } = c.req.query()
    const isBack = code !== undefined || state !== undefined || error !== undefined
    const login = { provider, publicUrl, encryption: await tools.encryptionDeps }
    return isBack ? finishLogin(c, login) : beginLogin(c, login)
  })
}

interface Login {
  provider: Provider
  publicUrl: string
  encryption: EncryptionDeps
}

const secretBytes = 32

/**
 * `GET /auth/{provider}?process=login|connect&redirect=/…`: sends a person to the provider with
 * state, nonce and PKCE (RFC 7636), all of them encrypted in a cookie. Only our own pages may start
 * it: otherwise another site could sign a person in against their will.
 */
async function beginLogin(c: RouteContext, login: Login): Promise<Response> {
  const { provider, publicUrl, encryption } = login
  const site = c.req.header('sec-fetch-site') ?? 'none'
  if (site !== 'same-origin' && site !== 'none') {
    throw new GatewayError(403, { reason: 'the sign-in does not begin on our own pages' })
  }
  const process = c.req.query('process') === 'connect' ? 'connect' : 'login'
  const { session } = c.var
  const userId = isMember(session) ? session.userId : undefined
  if (process === 'connect' && userId === undefined) return sendBackWith(c, 'signed_out')
  const redirect = safeNext(c.req.query('redirect'), publicUrl)
  const secret = () => base64urlOf(encryption.random(secretBytes))
  const step: Begun = {
    step: 'begun',
    provider: provider.id,
    process,
    state: secret(),
    nonce: secret(),
    verifier: secret(),
    ...(process === 'connect' && userId ? { userId } : {}),
    ...(redirect ? { redirect } : {}),
  }
  const url = await provider.authorizationUrl(step).catch(() => null)
  const cookie = await writeProviderCookie(encryption, step)
  return url && cookie ? sendTo(c, url, cookie) : sendBackWith(c, 'provider_failed')
}

const idBytes = 16

/**
 * `GET /auth/{provider}?code&state`: the provider sends a person back. Its response is checked and
 * encrypted; the page at `/account/provider/callback` then sends the request that uses it.
 */
async function finishLogin(c: RouteContext, login: Login): Promise<Response> {
  const { provider, encryption } = login
  const step = await readProviderCookie(encryption, c.var.cookies, begun)
  if (!step) return sendBackWith(c, 'flow_expired')
  const { tokens, error } = await provider.redeem(c.req.url, step)
  if (error) return sendBackWith(c, error)
  const cookie = await cookieOf(login, step, tokens)
  return cookie ? sendBack(c, cookie, step.process) : sendBackWith(c, 'invalid_token')
}

/**
 * Without the access token if both are too large for a cookie: the id token identifies the person.
 */
async function cookieOf(
  { provider: { setting }, encryption }: Login,
  { provider, process, userId, redirect }: Begun,
  { id_token, access_token }: ProviderTokens,
): Promise<string | null> {
  const result: Returned = {
    step: 'returned',
    id: base64urlOf(encryption.random(idBytes)),
    provider,
    process,
    clientId: setting.clientId,
    idToken: id_token,
    ...(userId ? { userId } : {}),
    ...(redirect ? { redirect } : {}),
  }
  const whole = { ...result, ...(access_token ? { accessToken: access_token } : {}) }
  return (await writeProviderCookie(encryption, whole)) ?? writeProviderCookie(encryption, result)
}

const callbackPage = accountRoutes['account-provider-callback'].pattern

/** Redirects a browser; nothing secret is in the address. */
function sendTo(c: RouteContext, location: string, cookie: string): Response {
  const headers = { ...c.var.basics.headers, location, 'set-cookie': cookie }
  return new Response(null, { status: 303, headers })
}

/**
 * Redirects back to our page with the encrypted result. A member who connects an account is
 * recognised by the query: all other members are redirected away from that page.
 */
function sendBack(c: RouteContext, cookie: string, process: 'login' | 'connect'): Response {
  const query = process === 'connect' ? '?process=connect' : ''
  return sendTo(c, callbackPage + query, cookie)
}

/** Redirects back to our page with the code of the error. */
function sendBackWith(c: RouteContext, error: ProviderReturnError): Response {
  const provider = c.req.param('provider') ?? ''
  c.var.basics.log({ event: 'provider-return', id: c.var.requestId, provider, error })
  const query = new URLSearchParams({ provider, error })
  return sendTo(c, `${callbackPage}?${query}`, clearProviderCookie)
}

import { type Context, Hono } from 'hono'
import {
  type AuthorizeQuery,
  authorizePage,
  type ReadAuthorize,
  readAuthorizeQuery,
  refusedPage,
} from './authorize'
import { type Grant, isVerifierOf } from './grants'
import { discovery, type IdentityProvider, personOf } from './provider'
import { providerClient } from './provider-client'
import { providerPeople } from './provider-people'
import { idTokenFor, personClaims, tokenLifeSeconds } from './tokens'

function backTo(redirectUri: string, answer: Record<string, string | undefined>): string {
  const address = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) {
    if (value !== undefined) address.searchParams.set(name, value)
  }
  return address.href
}

/** The submitted choice: a person, or a refusal. */
async function chosen({ grants }: IdentityProvider, c: Context, query: AuthorizeQuery) {
  const { redirectUri, state, nonce, code_challenge: codeChallenge } = query
  const { person: uid } = await c.req.parseBody()
  const person = typeof uid === 'string' ? personOf(uid) : undefined
  if (!person) return c.redirect(backTo(redirectUri, { error: 'access_denied', state }), 303)
  const code = grants.codeFor({ uid: person.uid, redirectUri, codeChallenge, nonce })
  return c.redirect(backTo(redirectUri, { code, state }), 303)
}

function refused(c: Context, read: Exclude<ReadAuthorize, { query: AuthorizeQuery }>) {
  if ('message' in read) return c.html(refusedPage(read.message), 400)
  const { error, redirectUri, state } = read
  return c.redirect(backTo(redirectUri, { error, state }), 303)
}

async function tokens(provider: IdentityProvider, c: Context) {
  const grant = await readTokenRequest(provider, c)
  c.header('cache-control', 'no-store')
  if ('error' in grant) return c.json(grant, grant.error === 'invalid_client' ? 401 : 400)
  const person = personOf(grant.uid)
  if (!person) return c.json({ error: 'invalid_grant' }, 400)
  return c.json({
    access_token: provider.grants.accessTokenFor(person.uid),
    token_type: 'Bearer',
    expires_in: tokenLifeSeconds,
    scope: 'openid profile email',
    id_token: await idTokenFor(provider, person, grant.nonce),
  })
}

function userinfo({ grants }: IdentityProvider, c: Context) {
  const token = /^bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const person = personOf(grants.holderOf(token ?? '') ?? '')
  if (person) return c.json(personClaims(person))
  return c.json({ error: 'invalid_token' }, 401, { 'www-authenticate': 'Bearer' })
}

/** `/provider`: an OpenID Connect provider with a few people, for social sign-in. */
export function providerRoutes(provider: IdentityProvider) {
  const read = (c: Context) => readAuthorizeQuery(provider.siteUrl, c.req.query())
  return new Hono()
    .get('/.well-known/openid-configuration', (c) => c.json(discovery(provider.issuer)))
    .get('/jwks', async (c) => c.json({ keys: [await provider.key.published()] }))
    .get('/authorize', (c) => {
      const request = read(c)
      return 'query' in request ? c.html(authorizePage(providerPeople)) : refused(c, request)
    })
    .post('/authorize', (c) => {
      const request = read(c)
      return 'query' in request ? chosen(provider, c, request.query) : refused(c, request)
    })
    .post('/token', (c) => tokens(provider, c))
    .get('/userinfo', (c) => userinfo(provider, c))
}

/** An error of the token endpoint (RFC 6749, 5.2). */
interface TokenError {
  error: 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type'
}

type Form = Record<string, string>

async function readForm(c: Context): Promise<Form> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return {}
  return Object.fromEntries(new URLSearchParams(await c.req.text()))
}

/** Client credentials from the header (RFC 6749, 2.3.1) or from the form. */
function clientOf(c: Context, form: Form): [id: string | undefined, secret: string | undefined] {
  const basic = /^basic (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (basic === undefined) return [form.client_id, form.client_secret]
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':')
  return [formDecoded(id), formDecoded(secret)]
}

/** Decodes form encoding; empty when invalid. */
function formDecoded(text: string): string {
  return new URLSearchParams(`text=${text}`).get('text') ?? ''
}

function grantOf({ grants }: IdentityProvider, form: Form): Grant | undefined {
  const { code = '', redirect_uri, code_verifier = '' } = form
  const grant = grants.redeem(code)
  if (!grant || grant.redirectUri !== redirect_uri) return undefined
  return isVerifierOf(grant.codeChallenge, code_verifier) ? grant : undefined
}

/** Validates a token request; a code is consumed even when it is refused. */
async function readTokenRequest(
  provider: IdentityProvider,
  c: Context,
): Promise<Grant | TokenError> {
  const form = await readForm(c)
  const [id, secret] = clientOf(c, form)
  if (id !== providerClient.id || secret !== providerClient.secret) {
    return { error: 'invalid_client' }
  }
  if (form.grant_type === undefined) return { error: 'invalid_request' }
  if (form.grant_type !== 'authorization_code') return { error: 'unsupported_grant_type' }
  return grantOf(provider, form) ?? { error: 'invalid_grant' }
}

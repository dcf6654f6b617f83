import { type Context, Hono } from 'hono'
import { providerPeople } from '../seed/provider-people'
import { authorizePage, refusedPage } from './authorize-page'
import { type AuthorizeQuery, type ReadAuthorize, readAuthorizeQuery } from './authorize-query'
import { discovery } from './discovery'
import { idTokenFor, personClaims, tokenLifeSeconds } from './id-token'
import { type IdentityProvider, personOf } from './provider'
import { readTokenRequest } from './token-request'

function backTo(redirectUri: string, answer: Record<string, string | undefined>): string {
  const address = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) {
    if (value !== undefined) address.searchParams.set(name, value)
  }
  return address.href
}

/** What the person pressed: their name, or that they would rather not. */
async function chosen({ grants }: IdentityProvider, c: Context, query: AuthorizeQuery) {
  const { redirectUri, state, nonce, code_challenge: codeChallenge } = query
  const { person: uid } = await c.req.parseBody()
  const person = typeof uid === 'string' ? personOf(uid) : undefined
  if (!person) return c.redirect(backTo(redirectUri, { error: 'access_denied', state }), 303)
  const code = grants.codeFor({ uid: person.uid, redirectUri, codeChallenge, nonce })
  return c.redirect(backTo(redirectUri, { code, state }), 303)
}

function refused(c: Context, read: Exclude<ReadAuthorize, { query: AuthorizeQuery }>) {
  if ('shown' in read) return c.html(refusedPage(read.shown), 400)
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

/** `/provider`: an identity provider with a few people, for sign-in through somebody else. */
export function providerRoutes(provider: IdentityProvider) {
  const read = (c: Context) => readAuthorizeQuery(provider.siteUrl, c.req.query())
  return new Hono()
    .get('/.well-known/openid-configuration', (c) => c.json(discovery(provider.issuer)))
    .get('/jwks', async (c) => c.json({ keys: [await provider.key.published()] }))
    .get('/authorize', (c) => {
      const asked = read(c)
      return 'query' in asked ? c.html(authorizePage(providerPeople)) : refused(c, asked)
    })
    .post('/authorize', (c) => {
      const asked = read(c)
      return 'query' in asked ? chosen(provider, c, asked.query) : refused(c, asked)
    })
    .post('/token', (c) => tokens(provider, c))
    .get('/userinfo', (c) => userinfo(provider, c))
}

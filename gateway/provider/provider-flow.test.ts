import { oauthParams, providerReturnErrors } from '../../contract/allauth/provider-return'
import {
  createFakeProvider,
  fakeClientId,
  fakeIssuer,
  type Misbehaviour,
} from '../testing/fake-provider'
import { authReply, authUpstream, signedInReply } from '../testing/scripted-auth'
import { memberSession, ownScript, startGateway, testTime } from '../testing/start-gateway'

const settings = {
  PROVIDERS: JSON.stringify({
    pigi: { issuer: `${fakeIssuer}/`, clientId: fakeClientId, clientSecret: 'shared secret' },
  }),
}
const tokenUrl = '/api/_allauth/app/v1/auth/provider/token'
const page = '/account/provider/callback'

async function start(reply: { status: number } = signedInReply) {
  let now = testTime
  const provider = await createFakeProvider(() => now)
  const sent: unknown[] = []
  const auth = authUpstream(() => authReply(reply))
  const gateway = startGateway({
    variables: settings,
    upstream(url, request) {
      if (provider.answers(url)) return provider.fetch(url, request)
      if (request.body) sent.push(JSON.parse(request.body))
      return auth(url)
    },
  })
  const go = (path: string, cookie = '', site = 'same-origin') =>
    gateway.ask(path, { headers: { cookie, 'sec-fetch-site': site } })
  const post = (body: unknown, cookie: string) =>
    gateway.ask(tokenUrl, {
      method: 'POST',
      headers: { ...ownScript, cookie },
      body: JSON.stringify(body),
    })
  const wait = (ms: number) => {
    now += ms
    gateway.time.now = now
  }
  return { ...gateway, provider, sent, go, post, wait }
}

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''
const placeOf = (answer: Response) => answer.headers.get('location') ?? ''
const stateOf = (answer: Response) => new URL(placeOf(answer)).searchParams.get('state') ?? ''

/** A person goes to the provider, agrees, and comes back. */
async function comeBack(shop: Awaited<ReturnType<typeof start>>, path = '/auth/pigi') {
  const begun = await shop.go(path, await shop.cookieOf(memberSession))
  const code = shop.provider.agree(placeOf(begun))
  const address = `/auth/pigi?code=${code}&state=${stateOf(begun)}`
  const back = await shop.go(address, cookieOf(begun), 'cross-site')
  return { begun, address, back, cookie: cookieOf(back) }
}

function errorOf(answer: Response): string | null {
  const place = new URL(placeOf(answer), 'http://localhost:8000')
  expect(place.pathname).toBe(page)
  expect(answer.headers.getSetCookie()).toEqual([
    '__Host-Http-oa=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0',
  ])
  const error = place.searchParams.get('error')
  if (error) expect(providerReturnErrors).toContain(error)
  return error
}

it('sends a person to the provider with state, nonce and PKCE, sealed in a Lax cookie (D34)', async () => {
  const shop = await start()
  const answer = await shop.go('/auth/pigi?redirect=/account/orders')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-Http-oa=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=600$/,
  )
  const place = new URL(placeOf(answer))
  expect(place.origin + place.pathname).toBe(`${fakeIssuer}/authorize`)
  expect(Object.fromEntries(place.searchParams)).toEqual({
    prompt: 'select',
    response_type: 'code',
    client_id: fakeClientId,
    redirect_uri: 'http://localhost:8000/auth/pigi',
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
})

it('comes back, completes the token once, and signs in; nothing secret shows (GW7)', async () => {
  const shop = await start()
  const { back, cookie } = await comeBack(shop, '/auth/pigi?redirect=/account/orders%3Fpage=2')
  expect([back.status, placeOf(back)]).toEqual([303, page])
  expect(shop.provider.exchanges[0]?.request.headers.authorization).toBe(
    `Basic ${btoa(`${fakeClientId}:shared%20secret`)}`,
  )
  const params = await (await shop.ask('/api/auth/oauth-params', { headers: { cookie } })).json()
  expect(oauthParams.parse(params)).toEqual({
    provider: 'pigi',
    process: 'login',
    redirect: '/account/orders?page=2',
  })
  const answer = await shop.post({ provider: 'pigi', process: 'login' }, cookie)
  expect(answer.status).toBe(200)
  const [session, over] = answer.headers.getSetCookie()
  expect(session).toMatch(/^__Host-Http-sid=[\w-]{20,}/)
  expect(over).toBe('__Host-Http-oa=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0')
  expect(shop.sent).toEqual([
    {
      provider: 'pigi',
      process: 'login',
      token: {
        client_id: fakeClientId,
        id_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        access_token: 'provider-access-token-1',
      },
    },
  ])
  const again = await shop.post({ provider: 'pigi', process: 'login' }, cookie)
  expect([again.status, await again.json()]).toMatchObject([
    400,
    { status: 400, errors: [{ code: 'token_required', param: 'token' }] },
  ])
  expect(shop.sent).toHaveLength(1)
  expect(JSON.stringify(shop.log)).not.toMatch(/code-\d|eyJ|provider-access|shared/)
})

it('may be completed again where the upstream was not reached', async () => {
  const shop = await start({ status: 500 })
  const { cookie } = await comeBack(shop)
  for (const _ of [1, 2]) {
    const answer = await shop.post({ provider: 'pigi', process: 'login' }, cookie)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([502, null])
  }
  expect(shop.sent).toHaveLength(2)
})

it('leaves a token that the page brings as it is', async () => {
  const shop = await start()
  const body = { provider: 'pigi', process: 'login', token: { client_id: 'c', id_token: 'a.b.c' } }
  expect((await shop.post(body, '')).status).toBe(200)
  expect(shop.sent).toEqual([body])
  for (const token of [{}, { client_id: '' }, 'x', null]) {
    expect((await shop.post({ ...body, token }, '')).status).toBe(400)
  }
  expect(shop.sent).toHaveLength(1)
})

it.each([
  ['another state', (address: string) => address.replace(/state=.{5}/, 'state=XXXXX')],
  ['no state', (address: string) => address.replace(/&state=.*/, '')],
  ['an empty state', (address: string) => address.replace(/state=.*/, 'state=')],
  ['another issuer', (address: string) => `${address}&iss=https://evil.example`],
])('refuses a return with %s (A3-53)', async (_, change) => {
  const shop = await start()
  const begun = await shop.go('/auth/pigi')
  const code = shop.provider.agree(placeOf(begun))
  const address = change(`/auth/pigi?code=${code}&state=${stateOf(begun)}`)
  expect(errorOf(await shop.go(address, cookieOf(begun), 'cross-site'))).toBe('state_mismatch')
  expect(shop.provider.exchanges).toEqual([])
})

it('says so when the person refuses at the provider (A3-53)', async () => {
  const shop = await start()
  for (const [error, word] of [
    ['access_denied', 'access_denied'],
    ['server_error', 'provider_failed'],
    ['<script>', 'provider_failed'],
  ]) {
    const begun = await shop.go('/auth/pigi')
    const address = `/auth/pigi?error=${encodeURIComponent(error ?? '')}&state=${stateOf(begun)}`
    expect(errorOf(await shop.go(address, cookieOf(begun), 'cross-site'))).toBe(word)
  }
})

it('refuses a return without its cookie, too late, or to another provider (A3-53)', async () => {
  const shop = await start()
  const begun = await shop.go('/auth/pigi')
  const address = `/auth/pigi?code=x&state=${stateOf(begun)}`
  for (const cookie of ['', '__Host-Http-oa=forged', `${cookieOf(begun)}; ${cookieOf(begun)}`]) {
    expect(errorOf(await shop.go(address, cookie, 'cross-site'))).toBe('flow_expired')
  }
  shop.wait(601_000)
  expect(errorOf(await shop.go(address, cookieOf(begun), 'cross-site'))).toBe('flow_expired')
  expect((await shop.go('/auth/other?code=x&state=y')).status).toBe(404)
  expect(shop.provider.exchanges).toEqual([])
})

it('refuses a code that was used before (A3-53)', async () => {
  const shop = await start()
  const { begun, address, cookie } = await comeBack(shop)
  expect(errorOf(await shop.go(address, cookieOf(begun), 'cross-site'))).toBe('provider_failed')
  expect(errorOf(await shop.go(address, cookie, 'cross-site'))).toBe('flow_expired')
})

const badTokens: [string, Misbehaviour][] = [
  ['another nonce', { claims: { nonce: 'other' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['another audience', { claims: { aud: 'other-shop' } }],
  ['several audiences, made for another', { claims: { aud: [fakeClientId, 'b'], azp: 'b' } }],
  ['another issuer', { claims: { iss: 'https://evil.example' } }],
  ['an end in the past', { claims: { exp: testTime / 1000 - 61 } }],
  ['a strange key', { strangeKey: true }],
  ['an unknown key', { header: { kid: 'k9' } }],
  ['no algorithm', { header: { alg: 'none' } }],
  ['a secret as key', { header: { alg: 'HS256' } }],
]

it.each(badTokens)('refuses an id token with %s (A3-53)', async (_, misbehaviour) => {
  const shop = await start()
  Object.assign(shop.provider.misbehaviour, misbehaviour)
  const { back } = await comeBack(shop)
  expect(errorOf(back)).toBe('invalid_token')
})

it.each<[string, Misbehaviour]>([
  ['is down', { isDown: true }],
  ['names another issuer', { discovery: { issuer: 'https://evil.example' } }],
  ['publishes nothing usable', { discovery: { token_endpoint: 'javascript:1' } }],
])('says so when the provider %s', async (_, misbehaviour) => {
  const shop = await start()
  Object.assign(shop.provider.misbehaviour, misbehaviour)
  expect(errorOf(await shop.go('/auth/pigi'))).toBe('provider_failed')
})

it('does without an access token that no cookie could hold', async () => {
  const shop = await start()
  shop.provider.misbehaviour.accessToken = 'a'.repeat(4000)
  const { cookie } = await comeBack(shop)
  expect((await shop.post({ provider: 'pigi', process: 'login' }, cookie)).status).toBe(200)
  expect(JSON.stringify(shop.sent)).not.toContain('access_token')
})

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/api/orders',
  '/auth/pigi',
  '/account/login?next=/x',
  'javascript:alert(1)',
])('forgets the tampered redirect %s (A1-4)', async (redirect) => {
  const shop = await start()
  const { cookie } = await comeBack(shop, `/auth/pigi?redirect=${encodeURIComponent(redirect)}`)
  const params = await shop.ask('/api/auth/oauth-params', { headers: { cookie } })
  expect(await params.json()).toEqual({ provider: 'pigi', process: 'login' })
})

it('connects an account only for the one who set out (D34)', async () => {
  const shop = await start()
  expect(errorOf(await shop.go('/auth/pigi?process=connect'))).toBe('signed_out')
  const { cookie } = await comeBack(shop, '/auth/pigi?process=connect')
  const body = { provider: 'pigi', process: 'connect' }
  const other = await shop.cookieOf({ ...memberSession, userId: 8 })
  for (const asked of ['', `; ${other}`]) {
    expect((await shop.post(body, `${cookie}${asked}`)).status).toBe(400)
  }
  expect((await shop.post({ ...body, process: 'login' }, cookie)).status).toBe(400)
  const own = await shop.cookieOf(memberSession)
  expect((await shop.post(body, `${cookie}; ${own}`)).status).toBe(200)
  expect(shop.sent).toHaveLength(1)
})

it('lets no other site begin, and knows no other method (A3-53, A2-33)', async () => {
  const shop = await start()
  for (const site of ['cross-site', 'same-site']) {
    expect((await shop.go('/auth/pigi', '', site)).status).toBe(403)
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']) {
    const answer = await shop.ask('/auth/pigi', { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
  }
  expect(shop.calls).toEqual([])
})

it('has nothing to hand over where nobody came back', async () => {
  const shop = await start()
  const begun = await shop.go('/auth/pigi')
  for (const cookie of ['', cookieOf(begun)]) {
    const answer = await shop.ask('/api/auth/oauth-params', { headers: { cookie } })
    expect(answer.status).toBe(404)
  }
})

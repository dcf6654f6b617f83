import { oauthParams } from '#contract/allauth/provider-return'
import { fakeClientId, fakeIssuer } from '../testing/fake-provider'
import {
  callbackPage,
  comeBack,
  errorOf,
  placeOf,
  startProviderShop,
} from '../testing/provider-shop'
import { memberSession } from '../testing/start-gateway'

it('sends a person to the provider with state, nonce and PKCE, encrypted in a Lax cookie', async () => {
  const shop = await startProviderShop()
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

it('returns, completes the token once, and signs in without revealing a secret', async () => {
  const shop = await startProviderShop()
  const { back, cookie } = await comeBack(shop, '/auth/pigi?redirect=/account/orders%3Fpage=2')
  expect([back.status, placeOf(back)]).toEqual([303, callbackPage])
  expect(shop.provider.exchanges[0]?.request.headers.authorization).toBe(
    `Basic ${btoa('stagona%2Dtest:shared+secret')}`,
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

it('sends its secret in the form to a provider without Basic authentication', async () => {
  const shop = await startProviderShop()
  const methods = ['client_secret_post']
  shop.provider.misbehaviour.discovery = { token_endpoint_auth_methods_supported: methods }
  const { back } = await comeBack(shop)
  expect(placeOf(back)).toBe(callbackPage)
  const [exchange] = shop.provider.exchanges
  expect(exchange?.request.headers).not.toHaveProperty('authorization')
  expect(Object.fromEntries(exchange?.form ?? [])).toMatchObject({
    grant_type: 'authorization_code',
    client_id: fakeClientId,
    client_secret: 'shared secret',
    redirect_uri: 'http://localhost:8000/auth/pigi',
  })
})

it('may be completed again after a failed call of the upstream', async () => {
  const shop = await startProviderShop({ status: 500 })
  const { cookie } = await comeBack(shop)
  for (const _ of [1, 2]) {
    const answer = await shop.post({ provider: 'pigi', process: 'login' }, cookie)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([502, null])
  }
  expect(shop.sent).toHaveLength(2)
})

it('forwards a token of the page unchanged', async () => {
  const shop = await startProviderShop()
  const body = { provider: 'pigi', process: 'login', token: { client_id: 'c', id_token: 'a.b.c' } }
  expect((await shop.post(body, '')).status).toBe(200)
  expect(shop.sent).toEqual([body])
  for (const token of [{}, { client_id: '' }, 'x', null]) {
    expect((await shop.post({ ...body, token }, '')).status).toBe(400)
  }
  expect(shop.sent).toHaveLength(1)
})

it('omits an access token that is too large for a cookie', async () => {
  const shop = await startProviderShop()
  shop.provider.misbehaviour.accessToken = 'a'.repeat(4000)
  const { cookie } = await comeBack(shop)
  expect((await shop.post({ provider: 'pigi', process: 'login' }, cookie)).status).toBe(200)
  expect(JSON.stringify(shop.sent)).not.toContain('access_token')
})

it.each(['https://evil.example/', '/auth/pigi'])(
  'drops the tampered redirect %s (A1-4)',
  async (redirect) => {
    const shop = await startProviderShop()
    const { cookie } = await comeBack(shop, `/auth/pigi?redirect=${encodeURIComponent(redirect)}`)
    const params = await shop.ask('/api/auth/oauth-params', { headers: { cookie } })
    expect(await params.json()).toEqual({ provider: 'pigi', process: 'login' })
  },
)

it('connects an account only for the person who began', async () => {
  const shop = await startProviderShop()
  expect(errorOf(await shop.go('/auth/pigi?process=connect'))).toBe('signed_out')
  const { back, cookie } = await comeBack(shop, '/auth/pigi?process=connect')
  expect(placeOf(back)).toBe(`${callbackPage}?process=connect`)
  const body = { provider: 'pigi', process: 'connect' }
  const other = await shop.cookieOf({ ...memberSession, userId: 8 })
  for (const session of ['', `; ${other}`]) {
    expect((await shop.post(body, `${cookie}${session}`)).status).toBe(400)
  }
  expect((await shop.post({ ...body, process: 'login' }, cookie)).status).toBe(400)
  const own = await shop.cookieOf(memberSession)
  expect((await shop.post(body, `${cookie}; ${own}`)).status).toBe(200)
  expect(shop.sent).toHaveLength(1)
})

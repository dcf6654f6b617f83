import { fakeClientId, type Misbehaviour } from '../testing/fake-provider'
import { comeBack, errorOf, placeOf, startProviderShop, stateOf } from '../testing/provider-shop'
import { cookieIn } from '../testing/start-gateway'

it.each([
  ['another state', (address: string) => address.replace(/state=.{5}/, 'state=XXXXX')],
  ['no state', (address: string) => address.replace(/&state=.*/, '')],
  ['an empty state', (address: string) => address.replace(/state=.*/, 'state=')],
  ['another issuer', (address: string) => `${address}&iss=https://evil.example`],
])('refuses a return with %s (A3-53)', async (_, change) => {
  const shop = await startProviderShop()
  const begun = await shop.go('/auth/pigi')
  const code = shop.provider.agree(placeOf(begun))
  const address = change(`/auth/pigi?code=${code}&state=${stateOf(begun)}`)
  expect(errorOf(await shop.go(address, cookieIn(begun), 'cross-site'))).toBe('state_mismatch')
  expect(shop.provider.exchanges).toEqual([])
})

it('returns the error of the provider as one of our codes (A3-53)', async () => {
  const shop = await startProviderShop()
  for (const [error, word] of [
    ['access_denied', 'access_denied'],
    ['server_error', 'provider_failed'],
    ['<script>', 'provider_failed'],
  ]) {
    const begun = await shop.go('/auth/pigi')
    const address = `/auth/pigi?error=${encodeURIComponent(error ?? '')}&state=${stateOf(begun)}`
    expect(errorOf(await shop.go(address, cookieIn(begun), 'cross-site'))).toBe(word)
  }
})

it('refuses a return without its cookie, too late, or to another provider (A3-53)', async () => {
  const shop = await startProviderShop()
  const begun = await shop.go('/auth/pigi')
  const address = `/auth/pigi?code=x&state=${stateOf(begun)}`
  for (const cookie of ['', '__Host-Http-oa=forged', `${cookieIn(begun)}; ${cookieIn(begun)}`]) {
    expect(errorOf(await shop.go(address, cookie, 'cross-site'))).toBe('flow_expired')
  }
  shop.wait(601_000)
  expect(errorOf(await shop.go(address, cookieIn(begun), 'cross-site'))).toBe('flow_expired')
  expect((await shop.go('/auth/other?code=x&state=y')).status).toBe(404)
  expect(shop.provider.exchanges).toEqual([])
})

it('refuses a code that was used before (A3-53)', async () => {
  const shop = await startProviderShop()
  const { begun, address, cookie } = await comeBack(shop)
  expect(errorOf(await shop.go(address, cookieIn(begun), 'cross-site'))).toBe('provider_failed')
  expect(errorOf(await shop.go(address, cookie, 'cross-site'))).toBe('flow_expired')
})

const badTokens: [string, Misbehaviour][] = [
  ['another nonce', { claims: { nonce: 'other' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['another audience', { claims: { aud: 'other-shop' } }],
  ['several audiences, made for another', { claims: { aud: [fakeClientId, 'b'], azp: 'b' } }],
  ['another issuer', { claims: { iss: 'https://evil.example' } }],
  ['an end in the past', { claims: { exp: Date.now() / 1000 - 61 } }],
  ['a strange key', { strangeKey: true }],
  ['an unknown key', { header: { kid: 'k9' } }],
  ['no algorithm', { header: { alg: 'none' } }],
  ['a secret as key', { header: { alg: 'HS256' } }],
]

it.each(badTokens)('refuses an id token with %s (A3-53)', async (_, misbehaviour) => {
  const shop = await startProviderShop()
  Object.assign(shop.provider.misbehaviour, misbehaviour)
  const { back } = await comeBack(shop)
  expect(errorOf(back)).toBe('invalid_token')
})

it.each<[string, Misbehaviour]>([
  ['is down', { isDown: true }],
  ['names another issuer', { discovery: { issuer: 'https://evil.example' } }],
  ['publishes nothing usable', { discovery: { token_endpoint: 'javascript:1' } }],
])('answers provider_failed when the provider %s', async (_, misbehaviour) => {
  const shop = await startProviderShop()
  Object.assign(shop.provider.misbehaviour, misbehaviour)
  expect(errorOf(await shop.go('/auth/pigi'))).toBe('provider_failed')
})

it.each<[string, Record<string, unknown>, string]>([
  [
    'does not send its issuer',
    { authorization_response_iss_parameter_supported: true },
    'state_mismatch',
  ],
  ['accepts codes over http', { token_endpoint: 'http://pigi.example/token' }, 'provider_failed'],
  ['publishes its keys over http', { jwks_uri: 'http://pigi.example/oidc/keys' }, 'invalid_token'],
])('refuses a return where the provider %s', async (_, discovery, error) => {
  const shop = await startProviderShop()
  shop.provider.misbehaviour.discovery = discovery
  expect(errorOf((await comeBack(shop)).back)).toBe(error)
})

it('refuses a start by other sites, and other methods (A3-53, A2-33)', async () => {
  const shop = await startProviderShop()
  for (const site of ['cross-site', 'same-site']) {
    expect((await shop.go('/auth/pigi', '', site)).status).toBe(403)
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']) {
    const answer = await shop.ask('/auth/pigi', { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
  }
  expect(shop.calls).toEqual([])
})

it('has no result before a person returns', async () => {
  const shop = await startProviderShop()
  const begun = await shop.go('/auth/pigi')
  for (const cookie of ['', cookieIn(begun)]) {
    const answer = await shop.ask('/api/auth/oauth-params', { headers: { cookie } })
    expect(answer.status).toBe(404)
  }
})

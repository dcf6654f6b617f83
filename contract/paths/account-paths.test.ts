import { type AccountRouteName, accountRoutes } from './account-paths'
import { accountRouteAt, clientShellOf, layoutOf } from './match-path'

const values: Record<string, string> = { id: '41', linkKey: 'Mjc:1tXy:sKq-9_', topic: 'newsletter' }
const routes = Object.entries(accountRoutes).map(([name, route]) => {
  const path = route.pattern.replace(/\{(\w+)\}/g, (_, part: string) => values[part] ?? '')
  return { ...route, name: name as AccountRouteName, path }
})
const named = (access: string) =>
  routes.filter((route) => route.access === access).map(({ pattern }) => pattern)

describe.each(routes)('$pattern', ({ name, path, layout }) => {
  it('is found by its path, with and without a slash at the end', () => {
    expect(accountRouteAt(path)).toEqual({ name, ...accountRoutes[name] })
    expect(accountRouteAt(`${path}/`)?.name).toBe(name)
  })

  it("is served by the account's shell, in its layout", () => {
    expect(clientShellOf(path)).toBe('/account')
    expect(layoutOf(path)).toBe(layout)
  })

  it('is unknown with an extra segment, in capitals, or with a prefix', () => {
    expect(accountRouteAt(`${path}/levitate`)?.name).not.toBe(name)
    expect(accountRouteAt(path.replace('/account', '/ACCOUNT'))).toBeNull()
    expect(accountRouteAt(`/el${path}`)).toBeNull()
  })
})

describe('account paths', () => {
  it.each([
    '/accounts',
    '/account/levitate',
    '/account//orders',
    '/account/orders/abc',
    '/account/orders/0',
    '/account/orders/9007199254740993',
    '/account/orders/41/x',
    '/account/addresses/new/edit',
    '/account/addresses/41',
    '/account/password',
    '/account/password/reset/key',
    '/account/2fa/totp',
    '/account/2fa/authenticate',
    '/account/2fa/reauthenticate/sms',
    '/account/%6Frders',
  ])('%s is unknown', (path) => {
    expect(accountRouteAt(path)).toBeNull()
    expect(clientShellOf(path)).toBeNull()
  })

  it('have keys of any text', () => {
    expect(accountRouteAt('/account/verify-email/%CE%B1%2Fb')?.name).toBe(
      'account-verify-email-key',
    )
    expect(accountRouteAt('/account/verify-email/')?.name).toBe('account-verify-email')
  })

  it('distinguish a new address from one with an id', () => {
    expect(accountRouteAt('/account/addresses/new')?.name).toBe('account-addresses-new')
  })

  it('of sign-in are for guests only', () => {
    expect(named('guest')).toEqual([
      '/account/provider/callback',
      '/account/login',
      '/account/login/code',
      '/account/login/code/confirm',
      '/account/signup',
      '/account/signup/passkey',
      '/account/signup/passkey/create',
      '/account/password/reset',
      '/account/password/reset/key/{linkKey}',
    ])
  })

  it('of mail links and of the goodbye are for anyone, those of pending steps for a pending flow', () => {
    expect(named('anyone')).toEqual([
      '/account/goodbye',
      '/account/subscriptions/confirm/{linkKey}',
      '/account/subscriptions/leave/{linkKey}',
      '/account/subscriptions/leave/{linkKey}/{topic}',
      '/account/verify-email/{linkKey}',
    ])
    expect(named('pendingFlow')).toEqual([
      '/account/2fa/authenticate/totp',
      '/account/2fa/authenticate/webauthn',
      '/account/2fa/authenticate/recovery-codes',
      '/account/provider/signup',
      '/account/verify-email',
    ])
  })
})

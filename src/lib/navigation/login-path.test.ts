import { loginPath } from './login-path'

describe('loginPath (R098)', () => {
  it.each([
    ['/', '/account/login?next=/'],
    ['/blog', '/account/login?next=/blog'],
    ['/blog/post/1/a&b', '/account/login?next=/blog/post/1/a%26b'],
    ['/account/2fa/webauthn/add', '/account/login?next=/account/2fa/webauthn/add'],
    ['/account/login', '/account/login'],
    ['/account/signup', '/account/login?next=/account/signup'],
    ['/account/2fa/authenticate/totp', '/account/login'],
    // A key must not travel on: not to history, not to a provider (A3-55).
    ['/account/password/reset/key/1-abcd', '/account/login'],
    ['/account/verify-email/abcd', '/account/login'],
  ])('from %s', (path, address) => {
    expect(loginPath(path)).toBe(address)
  })
})

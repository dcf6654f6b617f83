import { addressKind, loginPath } from './addresses'

describe('addressKind', () => {
  it.each([
    ['/about', 'page'],
    ['/search?q=α#top', 'page'],
    ['#reviews', 'anchor'],
    ['https://example.org', 'external'],
    ['//example.org', 'external'],
    ['mailto:a@example.org', 'application'],
    ['tel:+302101234567', 'application'],
    ['javascript:alert(1)', 'refused'],
    [' javascript:alert(1)', 'refused'],
    ['java\nscript:alert(1)', 'refused'],
    ['data:text/html,a', 'refused'],
    ['vbscript:a', 'refused'],
    ['/\\example.org', 'refused'],
    ['', 'refused'],
  ])('reads %j as %s (R330)', (address, kind) => {
    expect(addressKind(address)).toBe(kind)
  })
})

describe('loginPath (R098)', () => {
  it.each([
    ['/', '/account/login?next=/'],
    ['/blog', '/account/login?next=/blog'],
    ['/blog/post/1/a&b', '/account/login?next=/blog/post/1/a%26b'],
    ['/account/2fa/webauthn/add', '/account/login?next=/account/2fa/webauthn/add'],
    ['/account/login', '/account/login'],
    ['/account/signup', '/account/login?next=/account/signup'],
    ['/account/2fa/authenticate/totp', '/account/login'],
    // A key must not be passed on, neither to the history nor to a provider (A3-55).
    ['/account/password/reset/key/1-abcd', '/account/login'],
    ['/account/verify-email/abcd', '/account/login'],
  ])('from %s', (path, address) => {
    expect(loginPath(path)).toBe(address)
  })
})

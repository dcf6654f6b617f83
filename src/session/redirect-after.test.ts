import type { Flow } from '#contract/allauth/session-answer'
import { type Place, redirectAfter } from './after-sign-in'
import type { AuthEvent } from './session-context'

const origin = 'https://stagona.example'
const at = (address: string): Place => {
  const { pathname, search } = new URL(address, origin)
  return { origin, pathname, search }
}
const loggedIn: AuthEvent = { type: 'LOGGED_IN' }
const reauthenticated: AuthEvent = { type: 'REAUTHENTICATED' }
const updated = (flow: Flow): AuthEvent => ({ type: 'FLOW_UPDATED', flow })
const required = (...flows: Flow[]): AuthEvent => ({ type: 'REAUTHENTICATION_REQUIRED', flows })
const loggedOut = (reason: (AuthEvent & { type: 'LOGGED_OUT' })['reason']): AuthEvent => ({
  type: 'LOGGED_OUT',
  reason,
})
const factor: Flow = {
  id: 'mfa_authenticate',
  is_pending: true,
  types: ['recovery_codes', 'totp', 'webauthn'],
}

describe.each([
  ['signing in', loggedIn, '/account/login'],
  ['a reauthentication', reauthenticated, '/account/reauthenticate'],
])('after %s', (_, event, path) => {
  it('redirects to the account (R121, R188, R193)', () => {
    expect(redirectAfter(event, at(path))).toEqual({ to: '/account' })
  })

  it('redirects to the next path (R122)', () => {
    const next = encodeURIComponent('/search?query=μνήμη&page=2')
    expect(redirectAfter(event, at(`${path}?next=${next}`)).to).toBe(
      '/search?query=%CE%BC%CE%BD%CE%AE%CE%BC%CE%B7&page=2',
    )
  })

  it.each(['//evil.example', '/account/login'])('does not redirect to %s (R123)', (next) => {
    const address = `${path}?next=${encodeURIComponent(next)}`
    expect(redirectAfter(event, at(address))).toEqual({ to: '/account' })
  })

  it('does not redirect from other pages', () => {
    expect(redirectAfter(event, at('/blog'))).toEqual({ to: null })
  })
})

describe('a further step', () => {
  it('redirects to its page, by the preferred method, and keeps next (R124, R196)', () => {
    expect(redirectAfter(updated(factor), at('/account/login?next=/blog')).to).toBe(
      '/account/2fa/authenticate/webauthn?next=/blog',
    )
    expect(redirectAfter(updated({ id: 'verify_email' }), at('/account/signup')).to).toBe(
      '/account/verify-email',
    )
  })

  it('shows a message where it is unknown (R200, R326)', () => {
    expect(redirectAfter(updated({ id: 'x_new' }), at('/account/login'))).toEqual({
      to: null,
      reason: 'unknownFlow',
    })
  })
})

describe('a required reauthentication', () => {
  const password: Flow = { id: 'reauthenticate' }

  it('returns to its page, with its query (R191, R192)', () => {
    expect(redirectAfter(required(password), at('/account/2fa/totp/activate?a=1')).to).toBe(
      '/account/reauthenticate?next=/account/2fa/totp/activate%3Fa%3D1',
    )
  })

  it('does not redirect from the page of another method (R271)', () => {
    const flows: Flow[] = [
      password,
      { id: 'mfa_reauthenticate', types: ['recovery_codes', 'totp'] },
    ]
    for (const page of [
      'reauthenticate',
      '2fa/reauthenticate/totp',
      '2fa/reauthenticate/recovery-codes',
    ]) {
      expect(
        redirectAfter(required(...flows), at(`/account/${page}?next=/account/email`)).to,
      ).toBeNull()
    }
  })

  it('on a reauthentication page keeps the first next path', () => {
    const flows: Flow[] = [{ id: 'mfa_reauthenticate', types: ['totp'] }]
    expect(
      redirectAfter(required(...flows), at('/account/reauthenticate?next=/account/email')).to,
    ).toBe('/account/2fa/reauthenticate/totp?next=/account/email')
  })

  it('without a method shows a message', () => {
    expect(redirectAfter(required(), at('/account/email'))).toEqual({
      to: null,
      reason: 'unknownFlow',
    })
  })
})

describe('signed out', () => {
  it.each(['/account/email', '/blog', '/account/login'])('leaving %s goes home (R125)', (path) => {
    expect(redirectAfter(loggedOut('left'), at(path))).toEqual({ to: '/' })
  })

  it.each([
    ['expired', '/account/email', { to: '/', reason: 'expired' }],
    ['expired', '/account/2fa/authenticate/totp', { to: '/', reason: 'expired' }],
    ['expired', '/account/login', { to: null, reason: 'expired' }],
    ['expired', '/blog', { to: null, reason: 'expired' }],
    ['elsewhere', '/account', { to: '/', reason: 'elsewhere' }],
    ['elsewhere', '/blog', { to: null, reason: 'elsewhere' }],
    ['ended', '/account/sessions', { to: '/' }],
    ['ended', '/account/verify-email/abc', { to: null }],
  ] as const)('%s at %s (R187, R195)', (reason, path, redirect) => {
    expect(redirectAfter(loggedOut(reason), at(path))).toEqual(redirect)
  })
})

import type { Flow } from '../../../contract/allauth/flow'
import type { AuthEvent } from '../../session/auth-event'
import { type Place, wayAfter } from './auth-way'

const origin = 'https://stagona.example'
const at = (address: string): Place => {
  const { pathname, search } = new URL(address, origin)
  return { origin, pathname, search }
}
const loggedIn: AuthEvent = { type: 'LOGGED_IN' }
const proved: AuthEvent = { type: 'REAUTHENTICATED' }
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
  ['a proof', proved, '/account/reauthenticate'],
])('after %s', (_, event, path) => {
  it('goes to the account (R121, R188, R193)', () => {
    expect(wayAfter(event, at(path))).toEqual({ to: '/account' })
  })

  it('goes on to where the person was going (R122)', () => {
    const next = encodeURIComponent('/search?query=μνήμη&page=2')
    expect(wayAfter(event, at(`${path}?next=${next}`)).to).toBe(
      '/search?query=%CE%BC%CE%BD%CE%AE%CE%BC%CE%B7&page=2',
    )
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil',
    'javascript:alert(1)',
    '/account/login',
  ])('does not go to %s (R123)', (next) => {
    const address = `${path}?next=${encodeURIComponent(next)}`
    expect(wayAfter(event, at(address))).toEqual({ to: '/account' })
  })

  it('fetches nobody back who has walked away', () => {
    expect(wayAfter(event, at('/blog'))).toEqual({ to: null })
  })
})

describe('a further step', () => {
  it('goes to its screen, by the kindest way, and takes next along (R124, R196)', () => {
    expect(wayAfter(updated(factor), at('/account/login?next=/blog')).to).toBe(
      '/account/2fa/authenticate/webauthn?next=/blog',
    )
    expect(wayAfter(updated({ id: 'verify_email' }), at('/account/signup')).to).toBe(
      '/account/verify-email',
    )
  })

  it('that nobody knows is said, and nothing breaks (R200, R326)', () => {
    expect(wayAfter(updated({ id: 'x_new' }), at('/account/login'))).toEqual({
      to: null,
      word: 'unknownFlow',
    })
  })
})

describe('a demand for a proof', () => {
  const password: Flow = { id: 'reauthenticate' }

  it('comes back to where it was, with its query (R191, R192)', () => {
    expect(wayAfter(required(password), at('/account/2fa/totp/activate?a=1')).to).toBe(
      '/account/reauthenticate?next=/account/2fa/totp/activate%3Fa%3D1',
    )
  })

  it('leaves people where they prove it in a way of their own choice (R271)', () => {
    const flows: Flow[] = [
      password,
      { id: 'mfa_reauthenticate', types: ['recovery_codes', 'totp'] },
    ]
    for (const page of [
      'reauthenticate',
      '2fa/reauthenticate/totp',
      '2fa/reauthenticate/recovery-codes',
    ]) {
      expect(wayAfter(required(...flows), at(`/account/${page}?next=/account/email`)).to).toBeNull()
    }
  })

  it('on the screen of a proof keeps the first place', () => {
    const flows: Flow[] = [{ id: 'mfa_reauthenticate', types: ['totp'] }]
    expect(wayAfter(required(...flows), at('/account/reauthenticate?next=/account/email')).to).toBe(
      '/account/2fa/reauthenticate/totp?next=/account/email',
    )
  })

  it('without any way is said', () => {
    expect(wayAfter(required(), at('/account/email'))).toEqual({ to: null, word: 'unknownFlow' })
  })
})

describe('signed out', () => {
  it.each(['/account/email', '/blog', '/account/login'])('leaving %s goes home (R125)', (path) => {
    expect(wayAfter(loggedOut('left'), at(path))).toEqual({ to: '/' })
  })

  it.each([
    ['expired', '/account/email', { to: '/', word: 'expired' }],
    ['expired', '/account/2fa/authenticate/totp', { to: '/', word: 'expired' }],
    ['expired', '/account/login', { to: null, word: 'expired' }],
    ['expired', '/blog', { to: null, word: 'expired' }],
    ['elsewhere', '/account', { to: '/', word: 'elsewhere' }],
    ['elsewhere', '/blog', { to: null, word: 'elsewhere' }],
    ['ended', '/account/sessions', { to: '/' }],
    ['ended', '/account/verify-email/abc', { to: null }],
  ] as const)('%s at %s (R187, R195)', (reason, path, way) => {
    expect(wayAfter(loggedOut(reason), at(path))).toEqual(way)
  })
})

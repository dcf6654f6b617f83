import type { Flow } from '#contract/allauth/session-answer'
import { type AccountRouteName, accountRoutes } from '#contract/paths/account-paths'
import { accountRouteAt } from '#contract/paths/match-path'
import { isReauthentication } from '#session/after-sign-in'
import { type SessionView, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { guardResultFor } from './account-guard'

const names = Object.keys(accountRoutes) as AccountRouteName[]
const guest: SessionView = { ...unknownSession, status: 'guest', stepsKnown: true }
const stepsUnknown: SessionView = { ...guest, stepsKnown: false }
const member: SessionView = { ...guest, status: 'member', user: annasAccount }
const unavailable: SessionView = { ...unknownSession, status: 'unavailable' }
const pending = (flow: Omit<Flow, 'is_pending'>): SessionView => ({
  ...guest,
  pendingFlow: { ...flow, is_pending: true },
})
const withAccess = (...access: string[]) =>
  names.filter((name) => access.includes(accountRoutes[name].access))
const nameOf = (path: string) => {
  const match = accountRouteAt(path)
  if (!match) throw new Error(`no page at ${path}`)
  return match.name
}

describe('a page for members', () => {
  it.each([
    '/account/2fa/totp/activate',
    '/account/2fa/recovery-codes/generate',
    '/account/addresses/new',
    '/account/favourites/posts',
    '/account/help',
    '/account/orders/17',
    '/account/providers',
    '/account/reviews',
    '/account/sessions',
    '/account/settings',
    '/account/2fa/reauthenticate/totp',
    '/account',
    '/account/2fa',
    '/account/email',
    '/account/reauthenticate',
    '/account/password/change',
    '/account/2fa/webauthn',
    '/account/2fa/webauthn/add',
  ])('%s redirects a guest home with a message (R100–R114, R118)', (path) => {
    expect(guardResultFor(nameOf(path), guest)).toEqual({ kind: 'signInFirst' })
    expect(guardResultFor(nameOf(path), stepsUnknown)).toEqual({ kind: 'signInFirst' })
  })
})

describe('while the session is unknown', () => {
  it.each(withAccess('member', 'guest', 'pendingFlow'))('%s waits (R119, R120)', (name) => {
    expect(guardResultFor(name, unknownSession)).toEqual({ kind: 'wait', needsSteps: false })
  })

  it.each(withAccess('member', 'pendingFlow'))('%s never redirects an outage', (name) => {
    expect(guardResultFor(name, unavailable)).toEqual({ kind: 'unavailable' })
  })

  it('shows the sign-in page (R317)', () => {
    expect(guardResultFor('account-login', unavailable)).toEqual({ kind: 'show' })
  })
})

describe('a page for guests', () => {
  it.each(withAccess('guest'))('%s redirects a member (R074–R080, R082, R083)', (name) => {
    expect(guardResultFor(name, member)).toEqual({ kind: 'signedIn' })
  })

  it.each(['/account/login', '/account/signup', '/account/password/reset'])(
    '%s is open to guests (R117)',
    (path) => {
      expect(guardResultFor(nameOf(path), stepsUnknown)).toEqual({ kind: 'show' })
    },
  )

  it.each([
    ['account-login-code-confirm', 'login_by_code', 'account-login-code'],
    ['account-signup-passkey-create', 'mfa_signup_webauthn', 'account-signup-passkey'],
  ] as const)('%s shows while %s is pending, else goes to %s (R076, R079)', (name, id, route) => {
    expect(guardResultFor(name, pending({ id }))).toEqual({ kind: 'show' })
    expect(guardResultFor(name, guest)).toEqual({ kind: 'start', route })
    expect(guardResultFor(name, stepsUnknown)).toEqual({ kind: 'wait', needsSteps: true })
  })
})

describe('a step of signing in', () => {
  const second: SessionView = pending({ id: 'mfa_authenticate', types: ['totp', 'recovery_codes'] })

  it.each(['totp', 'recovery-codes'] as const)(
    '%s opens while it is pending (R065, R116)',
    (type) => {
      expect(guardResultFor(`account-2fa-authenticate-${type}`, second)).toEqual({ kind: 'show' })
    },
  )

  it('redirects to the pending step (A3-46)', () => {
    expect(guardResultFor('account-2fa-authenticate-webauthn', second)).toEqual({
      kind: 'toPending',
    })
    expect(guardResultFor('account-verify-email', second)).toEqual({ kind: 'toPending' })
    expect(guardResultFor('account-login-code-confirm', second)).toEqual({ kind: 'toPending' })
  })

  it.each(withAccess('pendingFlow'))(
    '%s redirects home while none is pending (R065–R067)',
    (name) => {
      expect(guardResultFor(name, guest)).toEqual({ kind: 'home' })
      expect(guardResultFor(name, stepsUnknown)).toEqual({ kind: 'wait', needsSteps: true })
    },
  )

  it('is not protected (R115)', () => {
    expect(guardResultFor('account-provider-signup', pending({ id: 'provider_signup' }))).toEqual({
      kind: 'show',
    })
  })

  it('that confirms an address is open to members, who may have added one (R081)', () => {
    expect(guardResultFor('account-verify-email', member)).toEqual({ kind: 'show' })
    expect(guardResultFor('account-verify-email-key', unknownSession)).toEqual({ kind: 'show' })
  })
})

describe('a page of reauthentication', () => {
  it.each(names.filter(isReauthentication))(
    '%s opens only while it is required (R068–R071)',
    (name) => {
      expect(guardResultFor(name, { ...member, reauthenticationNeeded: true })).toEqual({
        kind: 'show',
      })
      expect(guardResultFor(name, member)).toEqual({ kind: 'home' })
    },
  )

  it.each(names.filter(isReauthentication))('%s requests the steps after a reload', (name) => {
    const reloaded: SessionView = { ...member, stepsKnown: false }
    expect(guardResultFor(name, reloaded)).toEqual({ kind: 'wait', needsSteps: true })
  })
})

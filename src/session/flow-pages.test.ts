import type { Flow } from '#contract/allauth/session-answer'
import { accountRoutes } from '#contract/paths/account-paths'
import {
  isPageOfFlow,
  pageOfFlow,
  pageOfPendingFlow,
  pageOfReauthentication,
  UnknownFlowError,
} from './after-sign-in'

describe('pageOfFlow (R084–R096)', () => {
  it.each([
    ['R084', 'login', undefined, 'account-login', '/account/login'],
    [
      'R085',
      'login_by_code',
      undefined,
      'account-login-code-confirm',
      '/account/login/code/confirm',
    ],
    ['R086', 'signup', undefined, 'account-signup', '/account/signup'],
    ['R087', 'verify_email', undefined, 'account-verify-email', '/account/verify-email'],
    ['R088', 'provider_signup', undefined, 'account-provider-signup', '/account/provider/signup'],
    ['R089', 'reauthenticate', undefined, 'account-reauthenticate', '/account/reauthenticate'],
    [
      'R090',
      'mfa_signup_webauthn',
      undefined,
      'account-signup-passkey-create',
      '/account/signup/passkey/create',
    ],
    ...secondFactors('mfa_authenticate', 'authenticate', 91),
    ...secondFactors('mfa_reauthenticate', 'reauthenticate', 94),
  ] as const)('%s: %s %s leads to %s', (_, id, type, screen, path) => {
    expect(pageOfFlow({ id }, type)).toBe(screen)
    expect(accountRoutes[screen].pattern).toBe(path)
  })

  it('takes the first of several types, or the given one (R097)', () => {
    const flow: Flow = { id: 'mfa_authenticate', types: ['recovery_codes', 'totp'] }
    expect(pageOfFlow(flow)).toBe('account-2fa-authenticate-recovery-codes')
    expect(pageOfFlow(flow, 'totp')).toBe('account-2fa-authenticate-totp')
  })

  it.each(['x_new', 'verify_phone', 'mfa_authenticate', 'constructor'])(
    'has no page for %s alone (R200, R326)',
    (id) => {
      expect(() => pageOfFlow({ id })).toThrow(new UnknownFlowError(id))
      expect(() => pageOfFlow({ id })).toThrow('Unknown path for flow')
    },
  )
})

describe('the preferred method', () => {
  it.each([
    [['recovery_codes', 'totp', 'webauthn'], 'account-2fa-authenticate-webauthn'],
    [['recovery_codes', 'totp'], 'account-2fa-authenticate-totp'],
    [['recovery_codes'], 'account-2fa-authenticate-recovery-codes'],
  ] as const)('of %j', (types, screen) => {
    expect(pageOfPendingFlow({ id: 'mfa_authenticate', types: [...types] })).toBe(screen)
  })

  const password: Flow = { id: 'reauthenticate' }
  const factor: Flow = { id: 'mfa_reauthenticate', types: ['totp'] }
  const pending: Flow = { id: 'verify_email', is_pending: true }

  it('is the pending flow, else the password, else a second factor (R191, R192)', () => {
    expect(pageOfReauthentication([password, factor, pending])).toBe('account-verify-email')
    expect(pageOfReauthentication([factor, password])).toBe('account-reauthenticate')
    expect(pageOfReauthentication([factor])).toBe('account-2fa-reauthenticate-totp')
    expect(() => pageOfReauthentication([])).toThrow(UnknownFlowError)
  })

  it('matches the pages of a flow by any of its types', () => {
    const flow: Flow = { id: 'mfa_authenticate', types: ['recovery_codes', 'totp'] }
    expect(isPageOfFlow('account-2fa-authenticate-totp', flow)).toBe(true)
    expect(isPageOfFlow('account-2fa-authenticate-webauthn', flow)).toBe(false)
    expect(isPageOfFlow('account-verify-email', pending)).toBe(true)
    expect(isPageOfFlow('account-login', pending)).toBe(false)
  })
})

function secondFactors<Name extends 'authenticate' | 'reauthenticate'>(
  id: string,
  name: Name,
  row: number,
) {
  const path = `/account/2fa/${name}`
  return [
    [`R0${row}`, id, 'totp', `account-2fa-${name}-totp`, `${path}/totp`],
    [
      `R0${row + 1}`,
      id,
      'recovery_codes',
      `account-2fa-${name}-recovery-codes`,
      `${path}/recovery-codes`,
    ],
    [`R0${row + 2}`, id, 'webauthn', `account-2fa-${name}-webauthn`, `${path}/webauthn`],
  ] as const
}

import type { Authenticator } from '../../../contract/allauth/authenticator'
import { authenticatorTypes } from '../../../contract/allauth/authenticator-type'
import { reauthenticationPath, waysInFlows, waysOwned } from './reauthentication-ways'

const all = [...authenticatorTypes]
const codes = (left: number): Authenticator => ({
  type: 'recovery_codes',
  total_code_count: 10,
  unused_code_count: left,
  created_at: 1,
})
const app: Authenticator = { type: 'totp', created_at: 1 }
const key: Authenticator = { type: 'webauthn', id: 4, name: 'Κλειδί', created_at: 1 }

describe('waysInFlows', () => {
  it('puts passkeys first and recovery codes last of the second factors', () => {
    const flows = [{ id: 'login' }, { id: 'mfa_authenticate', is_pending: true, types: all }]
    expect(waysInFlows('authenticate', flows)).toEqual(['webauthn', 'totp', 'recovery_codes'])
  })

  it('counts the password where it may be proven again', () => {
    const flows = [{ id: 'reauthenticate' }, { id: 'mfa_reauthenticate', types: all.slice(0, 2) }]
    expect(waysInFlows('reauthenticate', flows)).toEqual(['totp', 'recovery_codes', 'password'])
    expect(waysInFlows('reauthenticate', [flows[0] ?? { id: '' }])).toEqual(['password'])
  })

  it('knows nothing where the flows say nothing of it', () => {
    expect(waysInFlows('authenticate', [{ id: 'login' }])).toBeNull()
    expect(waysInFlows('reauthenticate', [])).toBeNull()
  })
})

describe('waysOwned', () => {
  it('offers every way once, the best first', () => {
    expect(waysOwned([codes(3), app, key, { ...key, id: 5 }], true)).toEqual([
      'webauthn',
      'totp',
      'recovery_codes',
      'password',
    ])
  })

  it('offers second factors alone to people without a password (R272)', () => {
    expect(waysOwned([key], false)).toEqual(['webauthn'])
  })

  it('offers no recovery codes where none is left', () => {
    expect(waysOwned([app, codes(0)], false)).toEqual(['totp'])
  })
})

it.each([
  ['authenticate', 'totp', '/account/2fa/authenticate/totp'],
  ['authenticate', 'recovery_codes', '/account/2fa/authenticate/recovery-codes'],
  ['authenticate', 'webauthn', '/account/2fa/authenticate/webauthn'],
  ['reauthenticate', 'totp', '/account/2fa/reauthenticate/totp'],
  ['reauthenticate', 'recovery_codes', '/account/2fa/reauthenticate/recovery-codes'],
  ['reauthenticate', 'webauthn', '/account/2fa/reauthenticate/webauthn'],
  ['reauthenticate', 'password', '/account/reauthenticate'],
] as const)('to %s with %s stands at %s (R089, R091–R096)', (purpose, way, path) => {
  expect(reauthenticationPath(purpose, way)).toBe(path)
})

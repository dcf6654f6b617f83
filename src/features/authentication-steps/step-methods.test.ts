import type { Authenticator } from '#contract/allauth/account-answers'
import { authenticatorTypes } from '#contract/allauth/session-answer'
import { methodsInFlows, methodsOwned, stepPagePath } from './step-methods'

const all = [...authenticatorTypes]
const codes = (left: number): Authenticator => ({
  type: 'recovery_codes',
  total_code_count: 10,
  unused_code_count: left,
  created_at: 1,
})
const app: Authenticator = { type: 'totp', created_at: 1 }
const key: Authenticator = { type: 'webauthn', id: 4, name: 'Κλειδί', created_at: 1 }

describe('methodsInFlows', () => {
  it('sorts passkeys first and recovery codes last', () => {
    const flows = [{ id: 'login' }, { id: 'mfa_authenticate', is_pending: true, types: all }]
    expect(methodsInFlows('authenticate', flows)).toEqual(['webauthn', 'totp', 'recovery_codes'])
  })

  it('includes the password for reauthentication', () => {
    const flows = [{ id: 'reauthenticate' }, { id: 'mfa_reauthenticate', types: all.slice(0, 2) }]
    expect(methodsInFlows('reauthenticate', flows)).toEqual(['totp', 'recovery_codes', 'password'])
    expect(methodsInFlows('reauthenticate', [flows[0] ?? { id: '' }])).toEqual(['password'])
  })

  it('is null if the flows offer nothing', () => {
    expect(methodsInFlows('authenticate', [{ id: 'login' }])).toBeNull()
    expect(methodsInFlows('reauthenticate', [])).toBeNull()
  })
})

describe('methodsOwned', () => {
  it('has every method once, the preferred one first', () => {
    expect(methodsOwned([codes(3), app, key, { ...key, id: 5 }], true)).toEqual([
      'webauthn',
      'totp',
      'recovery_codes',
      'password',
    ])
  })

  it('has only second factors without a password (R272)', () => {
    expect(methodsOwned([key], false)).toEqual(['webauthn'])
  })

  it('has no recovery codes if none is left', () => {
    expect(methodsOwned([app, codes(0)], false)).toEqual(['totp'])
  })
})

it('has one page for the password, and one for each purpose of the others', () => {
  expect(stepPagePath('reauthenticate', 'password')).toBe('/account/reauthenticate')
  expect(stepPagePath('reauthenticate', 'recovery_codes')).toBe(
    '/account/2fa/reauthenticate/recovery-codes',
  )
  expect(stepPagePath('authenticate', 'webauthn')).toBe('/account/2fa/authenticate/webauthn')
})

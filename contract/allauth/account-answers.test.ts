import * as z from 'zod/mini'
import { exampleAuthenticators, exampleRecoveryCodes } from '../examples/authenticator-examples'
import { authenticator, authenticators } from './account-answers'

describe('authenticators (R164)', () => {
  it('are code apps, recovery codes and passkeys', () => {
    const { data } = z.parse(authenticators, exampleAuthenticators)
    expect(data.map(({ type }) => type)).toEqual(['totp', 'recovery_codes', 'webauthn'])
    expect(z.safeParse(authenticator, { ...data[0], type: 'sms' }).success).toBe(false)
  })

  it('may never have been used', () => {
    const unused = { type: 'totp', created_at: 1770000000 }
    expect(z.safeParse(authenticator, unused).success).toBe(true)
  })

  it('never contain a recovery code in a list', () => {
    const leaking = { ...exampleRecoveryCodes.data, secret: 'JBSWY3DPEHPK3PXP' }
    const { data } = z.parse(authenticators, { status: 200, data: [leaking] })
    expect(JSON.stringify(data)).not.toMatch(/11223344|JBSWY/)
  })
})

import * as z from 'zod/mini'
import {
  exampleAuthenticators,
  exampleRecoveryCodes,
  exampleTotpActive,
  exampleTotpSecret,
} from '../examples/authenticator-examples'
import { authenticator, authenticators, recoveryCodesAnswer, totpAnswer } from './account-answers'
import { authenticatorTypes } from './session-answer'

describe('authenticators (R164)', () => {
  it('are code apps, recovery codes and passkeys', () => {
    expect([...authenticatorTypes].sort()).toEqual(['recovery_codes', 'totp', 'webauthn'])
    expect(z.parse(authenticators, exampleAuthenticators).data.map(({ type }) => type)).toEqual([
      'totp',
      'recovery_codes',
      'webauthn',
    ])
  })

  it.each(['sms', 'TOTP', ''])('are not of type %p', (type) => {
    expect(z.safeParse(authenticator, { ...exampleTotpActive.data, type }).success).toBe(false)
  })

  it('may never have been used', () => {
    const unused = { type: 'totp', created_at: 1770000000 }
    expect(z.safeParse(authenticator, { ...unused, last_used_at: null }).success).toBe(true)
    expect(z.safeParse(authenticator, unused).success).toBe(true)
  })

  it('never contain a recovery code in a list', () => {
    const leaking = { ...exampleRecoveryCodes.data, secret: 'JBSWY3DPEHPK3PXP' }
    const { data } = z.parse(authenticators, { status: 200, data: [leaking] })
    expect(JSON.stringify(data)).not.toMatch(/11223344|JBSWY/)
  })

  it('contain the codes in a separate response', () => {
    const { data } = z.parse(recoveryCodesAnswer, exampleRecoveryCodes)
    expect(data.unused_codes).toHaveLength(data.unused_code_count)
  })
})

describe('code app', () => {
  it('is set up, or has a secret for its setup', () => {
    expect(z.parse(totpAnswer, exampleTotpActive).status).toBe(200)
    const answer = z.parse(totpAnswer, exampleTotpSecret)
    expect(answer.status === 404 && answer.meta.secret).toBe('JBSWY3DPEHPK3PXP')
  })

  it('needs no QR code image', () => {
    const { totp_svg, totp_svg_data_uri, ...meta } = exampleTotpSecret.meta
    expect(z.parse(totpAnswer, { status: 404, meta })).toEqual({ status: 404, meta })
  })
})

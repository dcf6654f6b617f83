import type { Authenticator } from '../../../contract/allauth/authenticator'
import type { EmailAddress } from '../../../contract/allauth/email-address'
import { nextThing } from './next-thing'
import { safetySteps } from './safety-steps'

const verified: EmailAddress = { email: 'anna@example.gr', verified: true, primary: true }
const waiting: EmailAddress = { email: 'new@example.gr', verified: false, primary: false }
const created_at = 1_747_730_000
const totp: Authenticator = { type: 'totp', created_at }
const passkey: Authenticator = { type: 'webauthn', id: 1, name: 'Κινητό', created_at }
const codes = (unused: number): Authenticator => ({
  type: 'recovery_codes',
  total_code_count: 10,
  unused_code_count: unused,
  created_at,
})

describe('safetySteps', () => {
  const done = (...args: Parameters<typeof safetySteps>) =>
    safetySteps(...args)
      .filter((step) => step.done)
      .map(({ name }) => name)

  it('counts what is done', () => {
    expect(done([], [])).toEqual([])
    expect(done([verified], [])).toEqual(['email'])
    expect(done([{ ...verified, verified: false }], [totp])).toEqual(['secondFactor'])
    expect(done([verified], [totp, codes(3)])).toEqual(['email', 'secondFactor', 'recoveryCodes'])
  })

  it('looks at the primary address, wherever it stands, and at any where none is', () => {
    expect(done([waiting, verified], [])).toEqual(['email'])
    expect(done([waiting], [])).toEqual([])
  })

  it('takes recovery codes alone for no second factor, and wants new ones when all are used', () => {
    expect(done([verified], [codes(10)])).toEqual(['email', 'recoveryCodes'])
    expect(done([verified], [passkey, codes(0)])).toEqual(['email', 'secondFactor'])
  })
})

describe('nextThing', () => {
  const all = [totp, codes(3)]
  it.each([
    ['the address, before anything else', [waiting], [], 'email', '/account/email'],
    ['a second factor', [verified], [codes(3)], 'secondFactor', '/account/2fa'],
    [
      'codes for when it is lost',
      [verified],
      [totp],
      'recoveryCodes',
      '/account/2fa/recovery-codes',
    ],
    ['the name, where nothing is missing', [verified], all, 'name', '/account/settings'],
  ])('is %s', (_, addresses, authenticators, name, to) => {
    expect(nextThing(safetySteps(addresses, authenticators), {})).toMatchObject({ name, to })
  })

  it('is something to read where everything is done', () => {
    const next = nextThing(safetySteps([verified], all), { firstName: 'Άννα' })
    expect(next).toEqual({ name: 'lesson', to: '/blog' })
  })
})

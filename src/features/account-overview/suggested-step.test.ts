import type { Authenticator } from '#contract/allauth/account-answers'
import type { EmailAddress } from '#contract/allauth/account-lists'
import { safetySteps, suggestedStep } from './suggested-step'

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

const whole = <Row>(data: readonly Row[]) => ({ data, leftOut: 0 })
const cut = <Row>(data: readonly Row[]) => ({ data, leftOut: 1 })

describe('safetySteps', () => {
  const done = (addresses: EmailAddress[], authenticators: Authenticator[]) =>
    safetySteps(whole(addresses), whole(authenticators))
      .filter((step) => step.done)
      .map(({ name }) => name)

  it('detects the completed steps', () => {
    expect(done([], [])).toEqual([])
    expect(done([verified], [])).toEqual(['email'])
    expect(done([{ ...verified, verified: false }], [totp])).toEqual(['secondFactor'])
    expect(done([verified], [totp, codes(3)])).toEqual(['email', 'secondFactor', 'recoveryCodes'])
  })

  it('checks the primary address, or the first one without a primary', () => {
    expect(done([waiting, verified], [])).toEqual(['email'])
    expect(done([waiting], [])).toEqual([])
  })

  it('does not count recovery codes as second factor, nor used ones as recovery codes', () => {
    expect(done([verified], [codes(10)])).toEqual(['email', 'recoveryCodes'])
    expect(done([verified], [passkey, codes(0)])).toEqual(['email', 'secondFactor'])
  })

  it.each([
    ['nothing was read', [], [], [null, null, null]],
    ['the primary address was not read', [waiting], [], [null, null, null]],
    ['the primary address was read', [waiting, verified], [totp], [true, true, null]],
    ['used codes were read', [], [codes(0)], [null, null, false]],
  ])('calls no step open that what was left out may have done: %s (R557)', (...row) => {
    const [, addresses, authenticators, expected] = row
    const steps = safetySteps(cut(addresses), cut(authenticators))
    expect(steps.map((step) => step.done)).toEqual(expected)
  })
})

describe('suggestedStep', () => {
  const all = [totp, codes(3)]
  it.each([
    ['the email address first', [waiting], [], 'email', '/account/email'],
    ['a second factor', [verified], [codes(3)], 'secondFactor', '/account/2fa'],
    ['recovery codes', [verified], [totp], 'recoveryCodes', '/account/2fa/recovery-codes'],
    ['the name after the security steps', [verified], all, 'name', '/account/settings'],
  ])('is %s', (_, addresses, authenticators, name, to) => {
    const steps = safetySteps(whole(addresses), whole(authenticators))
    expect(suggestedStep(steps, {})).toMatchObject({ name, to })
  })

  it('is nothing if everything is done', () => {
    const steps = safetySteps(whole([verified]), whole(all))
    expect(suggestedStep(steps, { firstName: 'Άννα' })).toBeNull()
  })

  it('is neither something nor nothing where that is not known (R557)', () => {
    expect(suggestedStep(safetySteps(cut([verified]), cut([totp])), {})).toBeUndefined()
    const open = safetySteps(cut([verified]), whole([]))
    expect(suggestedStep(open, {})).toMatchObject({ name: 'secondFactor' })
  })
})

import type { Authenticator } from '../../../contract/allauth/authenticator'
import type { EmailAddress } from '../../../contract/allauth/email-address'
import * as facts from './overview-facts'
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
const session = { id: 1, user_agent: '', ip: '', created_at, is_current: true }
const account = (uid: string, name: string) => ({
  uid,
  display: uid,
  provider: { id: name.toLowerCase(), name, client_id: 'x', flows: [] },
})

describe('what the overview says', () => {
  it('of the primary address, wherever it stands', () => {
    expect(facts.emailFact([waiting, verified])).toEqual({
      words: 'anna@example.gr, επιβεβαιωμένη',
      tone: 'good',
    })
    expect(facts.emailFact([waiting]).tone).toBe('attention')
    expect(facts.emailFact([]).words).toBe('Καμία διεύθυνση ακόμη')
  })

  it('of the second factor: recovery codes alone are none', () => {
    expect(facts.secondFactorFact([totp]).words).toBe('Ενεργή')
    expect(facts.secondFactorFact([passkey]).tone).toBe('good')
    expect(facts.secondFactorFact([codes(10)])).toEqual({ words: 'Ανενεργή', tone: 'attention' })
  })

  it('of passkeys, devices, providers and the password', () => {
    expect(facts.passkeysFact([totp]).words).toBe('Κανένα ακόμη')
    expect(facts.passkeysFact([passkey, totp]).words).toBe('1 κλειδί πρόσβασης')
    expect(facts.devicesFact([session]).words).toBe('Μόνο αυτή η συσκευή')
    expect(facts.devicesFact([session, session]).words).toBe('Σύνδεση σε 2 συσκευές')
    expect(facts.providersFact([]).words).toBe('Κανένας ακόμη')
    const accounts = [account('1', 'Google'), account('2', 'Google'), account('3', 'GitHub')]
    expect(facts.providersFact(accounts).words).toBe('Google, GitHub')
    expect(facts.passwordFact(true).words).toBe('Έχει οριστεί')
    expect(facts.passwordFact(false).words).toBe('Δεν έχει οριστεί')
  })
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

  it('wants new recovery codes when all are used', () => {
    expect(done([verified], [passkey, codes(0)])).toEqual(['email', 'secondFactor'])
  })
})

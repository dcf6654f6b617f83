import { passwordStrengthOf } from './password-strength'

describe('passwordStrengthOf', () => {
  it.each([
    ['', 'short'],
    ['1234567', 'short'],
    ['12345678', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['password', 'weak'],
    ['Kalimera7!', 'fair'],
    ['thalassa ilios psomi', 'strong'],
    ['τρεις μικρές σταγόνες', 'strong'],
  ] as const)('rates %s as %s', (password, strength) => {
    expect(passwordStrengthOf(password, 8)).toBe(strength)
  })

  it('never decreases with more characters', () => {
    const order = ['short', 'weak', 'fair', 'strong']
    const word = 'Σταγόνα στο ποτήρι!'
    const ranks = [...word].map((_, end) =>
      order.indexOf(passwordStrengthOf(word.slice(0, end + 1), 8)),
    )
    expect(ranks).toEqual([...ranks].sort())
  })
})

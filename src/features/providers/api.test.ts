import { remedyFor } from './api'

const refused = (...codes: string[]) =>
  remedyFor({ kind: 'refused', errors: codes.map((code) => ({ code, message: '' })) })

describe('remedyFor (R294)', () => {
  it.each([
    ['no_password', '/account/password/change'],
    ['disconnect_last', '/account/password/change'],
    ['no_verified_email', '/account/email'],
  ])('of %s leads to %s', (code, to) => {
    expect(refused(code)?.to).toBe(to)
    expect(refused('account_not_found', code)?.to).toBe(to)
  })

  it('leads nowhere where no page helps', () => {
    expect(refused('account_not_found')).toBeNull()
    expect(refused()).toBeNull()
    expect(remedyFor({ kind: 'unreachable' })).toBeNull()
  })
})

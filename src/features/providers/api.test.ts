import { remedyFor } from './api'

const refused = (...codes: string[]) =>
  remedyFor({ kind: 'refused', errors: codes.map((code) => ({ code, message: '' })) })

describe('remedyFor (R294)', () => {
  it.each([
    ['no_password', '/account/password/change'],
    ['disconnect_last', '/account/password/change'],
    ['no_verified_email', '/account/email'],
  ])('links %s to %s', (code, to) => {
    expect(refused(code)?.to).toBe(to)
    expect(refused('account_not_found', code)?.to).toBe(to)
  })

  it('has no link for other refusals', () => {
    expect(refused('account_not_found')).toBeNull()
    expect(refused()).toBeNull()
    expect(remedyFor({ kind: 'unreachable' })).toBeNull()
  })
})

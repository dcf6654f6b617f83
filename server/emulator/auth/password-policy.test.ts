import { passwordProblems } from './password-policy'

const owner = {
  email: 'nefeli@example.gr',
  username: 'nefeli.dimou',
  firstName: 'Νεφέλη',
  lastName: 'Δήμου',
}

describe('rules for passwords', () => {
  it.each([
    ['mia stagona tin imera', []],
    ['σταγόνα-σταγόνα', []],
    ['PASSWORD', ['password_too_common']],
    ['nefeli@example', ['password_too_similar']],
    ['Νεφέλη', ['password_too_similar', 'password_too_short']],
    ['nefeli.dimou1', ['password_too_similar']],
  ])('%s: %j', (password, problems) => {
    expect(passwordProblems(password, owner)).toEqual(problems)
  })

  it('skip similarity without an owner, and for a much longer password', () => {
    expect(passwordProblems('nefeli@example')).toEqual([])
    expect(passwordProblems('a'.repeat(80), { ...owner, lastName: 'aaa' })).toEqual([])
  })
})

import * as z from 'zod/mini'
import { exampleAccount, exampleSession, exampleSessionUser } from '../examples/account-examples'
import { accountWrite } from './account-write'
import { publicPerson, sessionAnswer, sessionUser, userAccount } from './user-account'

describe('users (R160)', () => {
  it('have an id, an address and a mark for superusers', () => {
    expect(z.parse(userAccount, exampleAccount)).toMatchObject({
      id: 27,
      email: 'nefeli@example.gr',
      isSuperuser: false,
    })
  })

  it.each(['id', 'email', 'isSuperuser'])('are refused without %s', (field) => {
    expect(z.safeParse(userAccount, { ...exampleAccount, [field]: undefined }).success).toBe(false)
  })

  it('say in a session whether their password can be used', () => {
    expect(z.parse(sessionUser, exampleSessionUser).has_usable_password).toBe(true)
    expect(z.safeParse(sessionUser, exampleAccount).success).toBe(false)
  })

  it('are in a session, or nobody is', () => {
    expect(z.parse(sessionAnswer, exampleSession).user?.id).toBe(27)
    expect(z.parse(sessionAnswer, {})).toEqual({})
  })

  it('keep no token and no password that an answer may carry', () => {
    const leak = { password: 'x', accessToken: 'x', session_token: 'x', knoxToken: 'x' }
    const seen = z.parse(sessionUser, { ...exampleSessionUser, ...leak })
    for (const secret of Object.keys(leak)) expect(seen).not.toHaveProperty(secret)
  })

  it('show others only name and picture', () => {
    expect(z.parse(publicPerson, { ...exampleAccount, displayName: 'Νεφέλη Δ.' })).toEqual({
      id: 27,
      displayName: 'Νεφέλη Δ.',
      mainImagePath: '',
    })
  })
})

describe('changes of an account', () => {
  it('never touch address, rights or name in the system', () => {
    const asked = { firstName: 'Νεφέλη', isSuperuser: true, isStaff: true, email: 'x@y.gr', id: 1 }
    expect(z.parse(accountWrite, asked)).toEqual({ firstName: 'Νεφέλη' })
  })

  it('leave alone what they do not name, and empty what is null', () => {
    expect(z.parse(accountWrite, {})).toEqual({})
    expect(z.parse(accountWrite, { country: null, region: null, phone: null })).toEqual({
      country: null,
      region: null,
      phone: null,
    })
  })
})

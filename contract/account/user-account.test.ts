import * as z from 'zod/mini'
import { exampleAccount, exampleSession, exampleSessionUser } from '../examples/account-examples'
import { accountWrite } from './account-write'
import { publicPerson, sessionAnswer, sessionUser, userAccount } from './user-account'

describe('users (R160)', () => {
  it('have an id, an e-mail and a superuser mark', () => {
    expect(z.parse(userAccount, exampleAccount)).toMatchObject({
      id: 27,
      email: 'nefeli@example.gr',
      isSuperuser: false,
    })
  })

  it('have in a session a mark for a usable password', () => {
    expect(z.parse(sessionUser, exampleSessionUser).has_usable_password).toBe(true)
    expect(z.safeParse(sessionUser, exampleAccount).success).toBe(false)
  })

  it('are in a session, unless it is a guest’s', () => {
    expect(z.parse(sessionAnswer, exampleSession).user?.id).toBe(27)
    expect(z.parse(sessionAnswer, {})).toEqual({})
  })

  it('lose tokens and passwords that an answer may carry', () => {
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

  it('keep what they do not name, and clear what is null', () => {
    expect(z.parse(accountWrite, {})).toEqual({})
    expect(z.parse(accountWrite, { country: null, region: null, phone: null })).toEqual({
      country: null,
      region: null,
      phone: null,
    })
  })
})

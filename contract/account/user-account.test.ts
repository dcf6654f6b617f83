import * as z from 'zod/mini'
import { exampleAccount, exampleSession, exampleSessionUser } from '../examples/account-examples'
import { accountWrite } from './account-write'
import { publicPerson, sessionAnswer, sessionUser, userAccount } from './user-account'

describe('users (R160)', () => {
  it('have an id, an e-mail and a superuser flag', () => {
    expect(z.parse(userAccount, exampleAccount)).toMatchObject({
      id: 27,
      email: 'nefeli@example.gr',
      isSuperuser: false,
    })
  })

  it('have in a session a flag for a usable password', () => {
    expect(z.parse(sessionUser, exampleSessionUser).has_usable_password).toBe(true)
    expect(z.safeParse(sessionUser, exampleAccount).success).toBe(false)
  })

  it('are part of a session, except of a guest’s', () => {
    expect(z.parse(sessionAnswer, exampleSession).user?.id).toBe(27)
    expect(z.parse(sessionAnswer, {})).toEqual({})
  })

  it('drop tokens and passwords of a response', () => {
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
  it('never include e-mail address, permissions or id', () => {
    const asked = { firstName: 'Νεφέλη', isSuperuser: true, isStaff: true, email: 'x@y.gr', id: 1 }
    expect(z.parse(accountWrite, asked)).toEqual({ firstName: 'Νεφέλη' })
  })

  it('keep absent fields, and clear those that are null', () => {
    expect(z.parse(accountWrite, {})).toEqual({})
    expect(z.parse(accountWrite, { country: null, region: null, phone: null })).toEqual({
      country: null,
      region: null,
      phone: null,
    })
  })
})

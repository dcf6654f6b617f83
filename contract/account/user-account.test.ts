import * as z from 'zod/mini'
import { exampleAccount, exampleSessionUser } from '../examples/account-examples'
import { accountWrite } from './account-write'
import { publicPerson, sessionUser } from './user-account'

describe('users (R160)', () => {
  it('have id, e-mail and superuser flag, and in a session one for a usable password', () => {
    const { email, isSuperuser } = z.parse(sessionUser, exampleSessionUser)
    expect([email, isSuperuser]).toEqual(['nefeli@example.gr', false])
    expect(z.safeParse(sessionUser, exampleAccount).success).toBe(false)
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

import * as z from 'zod/mini'
import { account } from './account'
import { displayNameOf, publicPerson } from './person'
import { accountRow } from './testing/account-rows'

const email = 'nefeli.d@example.gr'

describe('the name by which others see a person', () => {
  it.each([
    ['nefeli.d', email],
    ['nefeli.d2', email],
    ['Nefeli.D', email],
    ['ΝΕΦΈΛΗ.d', 'νεφέλη@example.gr'],
    ['Andre\u0301', 'andr\u00e9@example.gr'],
    ['\uff4e\uff45\uff46\uff45\uff4c\uff49.d', email],
    [email, email],
    [' nefeli.d ', ` ${email}`],
    ['nefelid-1b622e', email],
    ['neos-1B622E', 'other@example.gr'],
    ['neos-1b622e', null],
  ])('is not the user name %s of the address %s', (username, address) => {
    const person = { email: address, username, firstName: ' Νεφέλη ' }
    expect(displayNameOf(person)).toBe('Νεφέλη')
    expect(displayNameOf({ ...person, firstName: '' })).toBe('Μέλος')
  })

  it.each([
    ['synnefoula', email],
    ['d.nefeli', email],
    ['nefeli', email],
    ['neos-1b622', email],
    ['neos-1b622g', email],
    ['neos1b622e', email],
    ['RadiantPhoenix#ff1baa1e', email],
    ['nefeli.d', ''],
    ['nefeli.d', '@example.gr'],
    ['nefeli.d', undefined],
  ])('is the user name %s that somebody with the address %s chose', (username, address) => {
    expect(displayNameOf({ email: address, username, firstName: 'Νεφέλη' })).toBe(username)
  })

  it('is the same beside what they wrote and in their own account', () => {
    for (const username of ['nefeli', 'synnefoula', 'x-1b622e', null]) {
      const row = { ...accountRow, username }
      const { displayName } = z.parse(account, row)
      expect(z.parse(publicPerson, row)).toEqual({
        id: row.id,
        displayName,
        mainImagePath: row.mainImagePath,
      })
    }
  })
})

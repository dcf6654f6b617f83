import * as z from 'zod/mini'
import { userAccount } from '../../contract/account/user-account'
import { account } from './account'
import { accountRow } from './testing/account-rows'

describe('an account', () => {
  it('is the contract’s, without what the product does not use', () => {
    const read = z.parse(account, accountRow)
    expect(z.parse(userAccount, read)).toEqual(read)
    expect(Object.keys(read)).not.toEqual(expect.arrayContaining(['pk']))
    expect(read).not.toHaveProperty('languageCode')
  })

  it.each(['phone', 'country', 'region', 'birthDate', 'twitter', 'username'])(
    'may have no %s',
    (field) => {
      expect(z.safeParse(account, { ...accountRow, [field]: null }).success).toBe(true)
    },
  )

  it.each([
    ['createdAt', '2026-11-26T11:45:12', '2026-11-26T11:45:12+02:00'],
    ['createdAt', '26/11/2026', '1970-01-01T00:00:00Z'],
    ['updatedAt', null, '1970-01-01T00:00:00Z'],
    ['birthDate', '', undefined],
    ['birthDate', '1990-13-40', undefined],
    ['phone', 6_900_000_012, undefined],
    ['bio', ['α'], ''],
    ['mainImagePath', {}, ''],
    ['isStaff', null, false],
    ['uuid', '', '00000000-0000-0000-0000-000000000000'],
  ])('is not lost with the %s %j (R550)', (field, said, known) => {
    const read = z.parse(account, { ...accountRow, [field]: said })
    expect(z.parse(userAccount, read)).toEqual({ ...z.parse(account, accountRow), [field]: known })
  })

  it.each([
    ['id', null],
    ['email', ''],
    ['isSuperuser', 'yes'],
  ])('is not guessed with the %s %j', (field, said) => {
    expect(z.safeParse(account, { ...accountRow, [field]: said }).success).toBe(false)
  })

  it('has any user name that the API makes', () => {
    const username = 'RadiantPhoenix#ff1baa1e'
    expect(z.parse(account, { ...accountRow, username }).username).toBe(username)
  })
})

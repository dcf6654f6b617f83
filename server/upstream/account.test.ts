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

  it('has any user name that the API makes', () => {
    const username = 'RadiantPhoenix#ff1baa1e'
    expect(z.parse(account, { ...accountRow, username }).username).toBe(username)
  })
})

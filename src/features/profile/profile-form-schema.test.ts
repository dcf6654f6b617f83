import * as z from 'zod/mini'
import { accountWrite } from '../../../contract/account/account-write'
import {
  accountWriteOf,
  type ProfileForm,
  profileFormSchema,
  usernameFormSchema,
} from './profile-form-schema'

const schema = profileFormSchema('2026-03-01')
const empty: ProfileForm = {
  firstName: '',
  lastName: '',
  phone: '',
  birthDate: '',
  city: '',
  website: '',
  bio: '',
}
const wrong = (values: Partial<ProfileForm>) =>
  z.safeParse(schema, { ...empty, ...values }).error?.issues.map(({ path }) => path[0])

describe('profileFormSchema', () => {
  it('asks for nothing', () => {
    expect(wrong({})).toBeUndefined()
    expect(z.safeParse(accountWrite, accountWriteOf(empty)).data).toMatchObject({
      phone: null,
      birthDate: null,
      firstName: '',
    })
  })

  it.each<Partial<ProfileForm>>([
    { phone: 'δέκα' },
    { birthDate: '2026-03-02' },
    { birthDate: '2000-02-30' },
    { website: 'example.gr' },
    { website: 'javascript:alert(1)' },
    { bio: 'α'.repeat(5001) },
    { city: 'α'.repeat(256) },
  ])('refuses %j', (values) => {
    expect(wrong(values)).toEqual(Object.keys(values))
  })

  it('takes what the API takes', () => {
    const values = { phone: '691 234 5678', birthDate: '1990-01-31', website: 'https://example.gr' }
    expect(wrong(values)).toBeUndefined()
    expect(z.safeParse(accountWrite, accountWriteOf({ ...empty, ...values })).success).toBe(true)
  })
})

describe('usernameFormSchema', () => {
  const fits = (username: string) => z.safeParse(usernameFormSchema, { username }).success

  it('takes letters of any script, numbers and a few signs', () => {
    expect(fits('Άννα_90')).toBe(true)
    expect(fits(' anna ')).toBe(true)
  })

  it.each(['', 'δύο λέξεις', 'α'.repeat(31), '<b>'])('refuses %p', (username) => {
    expect(fits(username)).toBe(false)
  })
})

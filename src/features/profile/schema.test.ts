import * as z from 'zod/mini'
import { accountWrite } from '#contract/account/account-write'
import { accountWriteOf, type ProfileForm, profileFormSchema, usernameFormSchema } from './schema'

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
  it('requires no field', () => {
    expect(wrong({})).toBeUndefined()
    expect(accountWriteOf(empty, empty)).toEqual({})
  })

  it.each<Partial<ProfileForm>>([
    { phone: 'δέκα' },
    { birthDate: '2026-03-02' },
    { birthDate: '2000-02-30' },
    { website: 'example.gr' },
    { website: 'javascript:alert(1)' },
    { bio: 'α'.repeat(5001) },
    { city: 'α'.repeat(256) },
    { birthDate: '0001-01-01' },
    { birthDate: '1899-12-31' },
    { birthDate: '1906-02-28' },
  ])('refuses %j', (values) => {
    expect(wrong(values)).toEqual(Object.keys(values))
  })

  it('says from when to when somebody may be born', () => {
    const { error } = z.safeParse(schema, { ...empty, birthDate: '0001-01-01' })
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Γράψτε μια ημερομηνία από 1 Μαρτίου 1906 έως σήμερα.',
    ])
    expect(wrong({ birthDate: '1906-03-01' })).toBeUndefined()
    expect(wrong({ birthDate: '2026-03-01' })).toBeUndefined()
  })

  it('sends what is meant of pasted texts', () => {
    const pasted = {
      firstName: '\u202dΆν\u200bνα\u202c',
      lastName: 'Κώστα\u00a0\u3164',
      phone: '\u202d+30 691 234 5678\u202c',
      birthDate: ' 1990-01-31\u200e',
      website: '\u2066https://example.gr\u2069',
      bio: 'Μαθαί\u00adνω.\u0007',
    }
    const { data } = z.safeParse(schema, { ...empty, ...pasted })
    expect(data).toEqual({
      ...empty,
      firstName: 'Άννα',
      lastName: 'Κώστα',
      phone: '+306912345678',
      birthDate: '1990-01-31',
      website: 'https://example.gr',
      bio: 'Μαθαίνω.',
    })
  })

  it('accepts what the API accepts', () => {
    const values = { phone: '691 234 5678', birthDate: '1990-01-31', website: 'https://example.gr' }
    expect(wrong(values)).toBeUndefined()
    expect(z.safeParse(accountWrite, accountWriteOf({ ...empty, ...values }, empty)).success).toBe(
      true,
    )
  })
})

describe('accountWriteOf', () => {
  const before: ProfileForm = {
    firstName: 'Άννα',
    lastName: 'Κ',
    phone: '+306912345678',
    birthDate: '1990-01-31',
    city: 'Βόλος',
    website: 'https://example.gr',
    bio: 'Μαθαίνω.',
  }

  it.each<[Partial<ProfileForm>, object]>([
    [{}, {}],
    [{ firstName: 'Μαρία' }, { firstName: 'Μαρία' }],
    [
      { lastName: '', city: '' },
      { lastName: '', city: '' },
    ],
    [{ phone: '690 123 4567' }, { phone: '690 123 4567' }],
    [{ phone: '' }, { phone: null }],
    [{ birthDate: '' }, { birthDate: null }],
    [{ birthDate: '1991-01-31' }, { birthDate: '1991-01-31' }],
    [
      { website: '', bio: '' },
      { website: '', bio: '' },
    ],
  ])('maps the change %j to the body %j', (changed, body) => {
    const written = accountWriteOf({ ...before, ...changed }, before)
    expect(written).toEqual(body)
    expect(z.safeParse(accountWrite, written).success).toBe(true)
  })
})

describe('usernameFormSchema', () => {
  const fits = (username: string) => z.safeParse(usernameFormSchema, { username }).success

  it('accepts letters of any script, digits and a few signs', () => {
    expect(fits('Άννα_90')).toBe(true)
    expect(fits(' anna ')).toBe(true)
  })

  it.each(['', 'δύο λέξεις', 'α'.repeat(31), '<b>'])('refuses %p', (username) => {
    expect(fits(username)).toBe(false)
  })
})

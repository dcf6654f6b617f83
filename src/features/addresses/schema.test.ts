import * as z from 'zod/mini'
import { address, addressWrite } from '#contract/account/address'
import { addressFormSchema, bodyOf, emptyAddress, formOf } from './schema'

const filled = {
  ...emptyAddress,
  title: 'Σπίτι',
  firstName: 'Άννα',
  lastName: 'Κώστα',
  phone: '210 123 4567',
  region: 'GR-I',
  street: 'Ερμού',
  streetNumber: '5',
  city: 'Αθήνα',
  zipcode: '10563',
}
const parsed = (values: object) => z.safeParse(addressFormSchema, { ...filled, ...values })
const wrong = (values: object) => parsed(values).error?.issues.map(({ path }) => path.join('.'))

describe('addressFormSchema', () => {
  it('requires exactly the fields that the API requires (R159)', () => {
    expect(
      z.safeParse(addressFormSchema, emptyAddress).error?.issues.map(({ path }) => path[0]),
    ).toEqual([
      'title',
      'firstName',
      'lastName',
      'phone',
      'region',
      'street',
      'streetNumber',
      'city',
      'zipcode',
    ])
    const names = Object.keys(addressWrite.shape).filter((name) => name !== 'isMain')
    expect(Object.keys(addressFormSchema.shape).toSorted()).toEqual(names.toSorted())
  })

  it('creates bodies that the API accepts', () => {
    const { data } = parsed({})
    expect(data && z.safeParse(addressWrite, bodyOf(data, true)).success).toBe(true)
  })

  it.each(['δέκα', '21', '+'])('refuses %p as a phone number, with a Greek error', (phone) => {
    expect(wrong({ phone })).toEqual(['phone'])
    expect(parsed({ phone }).error?.issues[0]?.message).toContain('με ψηφία')
  })

  it('accepts foreign numbers and postal codes', () => {
    expect(wrong({ phone: '12345', zipcode: '1' })).toBeUndefined()
  })

  it('trims blanks', () => {
    expect(wrong({ city: '  ' })).toEqual(['city'])
    expect(parsed({ city: ' Αθήνα ' }).data?.city).toBe('Αθήνα')
    expect(wrong({ city: 'α'.repeat(256) })).toEqual(['city'])
  })
})

describe('formOf', () => {
  const known = z.parse(address, {
    ...filled,
    id: 3,
    user: 9,
    isMain: true,
    phone: '+302101234567',
    mobilePhone: '',
    createdAt: '2026-01-01T10:00:00+02:00',
    updatedAt: '2026-01-01T10:00:00+02:00',
    uuid: '2d355e82-19c2-4516-8c94-82f756bffa2b',
  })

  it('has the fields of the form alone', () => {
    expect(formOf(known)).toEqual({ ...filled, phone: '+302101234567' })
  })
})

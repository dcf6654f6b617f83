import type { Address } from '#contract/account/address'
import { emptyPlace, placeOf, savedAddressOf } from './where-step'

const home: Address = {
  id: 3,
  uuid: 'c4fb09e4-b029-48e8-938b-a2a82ea27625',
  title: 'Σπίτι',
  firstName: 'Μαρία',
  lastName: 'Καρρά',
  street: 'Αγίας Ζώνης',
  streetNumber: '41',
  city: 'Αθήνα',
  zipcode: '11256',
  country: 'GR',
  region: 'GR-I',
  floor: 'THIRD_FLOOR',
  locationType: 'HOME',
  phone: '+306900000101',
  mobilePhone: '',
  notes: 'Το κουδούνι γράφει «Καρρά».',
  isMain: true,
  user: 4,
  createdAt: '2026-01-12T20:00:00+02:00',
  updatedAt: '2026-01-12T20:00:00+02:00',
}
const office: Address = { ...home, id: 4, street: 'Ερμού', isMain: false }

describe('saved addresses (R032)', () => {
  it('one is recognised also with other floor and notes', () => {
    const typed = { ...placeOf(office), floor: '' as const, customerNotes: 'Μετά τις 5' }
    expect(savedAddressOf([home, office], typed)).toBe(office)
  })

  it('none is selected once the street was edited', () => {
    expect(savedAddressOf([home, office], { ...placeOf(home), streetNumber: '43' })).toBeUndefined()
  })

  it('a new one starts empty, in the same country', () => {
    expect(emptyPlace(placeOf(home))).toMatchObject({ country: 'GR', street: '', zipcode: '' })
    expect(savedAddressOf([home, office], emptyPlace(placeOf(home)))).toBeUndefined()
  })
})

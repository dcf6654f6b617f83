import type { Address } from '../../../contract/account/address'
import { otherPlace, placeOf, savedAddressOf } from './saved-address'

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

describe('where an order goes, and the saved addresses (R032)', () => {
  it('a saved one is known again, also with other words for the courier', () => {
    const typed = { ...placeOf(office), floor: '' as const, customerNotes: 'Μετά τις 5' }
    expect(savedAddressOf([home, office], typed)).toBe(office)
  })

  it('none is shown as chosen once its place was changed by hand', () => {
    expect(savedAddressOf([home, office], { ...placeOf(home), streetNumber: '43' })).toBeUndefined()
  })

  it('another one begins empty, in the same country', () => {
    expect(otherPlace(placeOf(home))).toMatchObject({ country: 'GR', street: '', zipcode: '' })
    expect(savedAddressOf([home, office], otherPlace(placeOf(home)))).toBeUndefined()
  })
})

import * as z from 'zod/mini'
import { type Address, address } from '#contract/account/address'
import { exampleAddress } from '#contract/examples/account-examples'
import { placeOf } from '../known-recipient'
import { otherPlace, savedAddressOf } from './saved-addresses'

const home = z.parse(address, { ...exampleAddress, region: 'GR-I', streetNumber: '41' })
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
    expect(otherPlace(placeOf(home))).toMatchObject({ country: 'GR', street: '', zipcode: '' })
    expect(savedAddressOf([home, office], otherPlace(placeOf(home)))).toBeUndefined()
  })
})

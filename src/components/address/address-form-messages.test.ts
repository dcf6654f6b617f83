import { addressTypes } from '../../../contract/account/address'
import { floors } from '../../../contract/account/floor'
import { addressFormMessages } from './address-form-messages'

const greekLabel = /[Α-Ωα-ωΆ-Ώά-ώ]/

it('has a Greek label for each of the seven floors and for no other (R157)', () => {
  expect(Object.keys(addressFormMessages.words.floors)).toEqual([...floors])
  for (const floor of floors) expect(addressFormMessages.words.floors[floor]).toMatch(greekLabel)
})

it('has a Greek label for each kind of address and for no other (R158)', () => {
  expect(Object.keys(addressFormMessages.words.kinds)).toEqual([...addressTypes])
  for (const kind of addressTypes) expect(addressFormMessages.words.kinds[kind]).toMatch(greekLabel)
})

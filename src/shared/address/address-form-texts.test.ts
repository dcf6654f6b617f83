import { addressTypes } from '../../../contract/account/address-type'
import { floors } from '../../../contract/account/floor'
import { addressFormTexts } from './address-form-texts'

const greekLabel = /[Α-Ωα-ωΆ-Ώά-ώ]/

it('has a Greek label for each of the seven floors and for no other (R157)', () => {
  expect(Object.keys(addressFormTexts.words.floors)).toEqual([...floors])
  for (const floor of floors) expect(addressFormTexts.words.floors[floor]).toMatch(greekLabel)
})

it('has a Greek label for each kind of address and for no other (R158)', () => {
  expect(Object.keys(addressFormTexts.words.kinds)).toEqual([...addressTypes])
  for (const kind of addressTypes) expect(addressFormTexts.words.kinds[kind]).toMatch(greekLabel)
})

import { addressTypes } from '#contract/account/address'
import { floors } from '#contract/account/floor'
import { addressFormMessages } from './address-form-messages'
import { formatPhone } from './format-phone'
import { type AddressWarning, warnsOf } from './warned-field'

const fine: [AddressWarning, string][] = [
  ['zipcode', '10563'],
  ['zipcode', '105 63'],
  ['phone', '210 123 4567'],
  ['phone', '2310-123456'],
  ['phone', '+30 6912345678'],
  ['phone', '00306912345678'],
  ['phone', '+357 22 123456'],
  ['phone', '(691) 234 5678'],
  ['phone', ''],
  ['zipcode', ' '],
]
const odd: [AddressWarning, string][] = [
  ['zipcode', '1056'],
  ['zipcode', '105634'],
  ['zipcode', '90000'],
  ['zipcode', '01234'],
  ['phone', '12345'],
  ['phone', '+30 210 123'],
  ['phone', '6812345678'],
  ['phone', '3912345678'],
]

describe('warnsOf', () => {
  it.each(fine)('accepts %s %p', (field, value) => {
    expect(warnsOf(field, value, 'GR')).toBe(false)
  })

  it.each(odd)('warns of %s %p', (field, value) => {
    expect(warnsOf(field, value, 'GR')).toBe(true)
  })

  it.each(odd)('ignores %s %p of another country', (field, value) => {
    expect(warnsOf(field, value, 'CY')).toBe(false)
  })
})

it('says what a number of another country needs, as one without its code is read as Greek (R523)', () => {
  expect(warnsOf('phone', '99 123456', 'GR')).toBe(true)
  expect(warnsOf('phone', '+357 99 123456', 'GR')).toBe(false)
  const { rules, warnings } = addressFormMessages.words
  expect([rules.phone, warnings.phone]).toEqual([
    expect.stringContaining('+357'),
    expect.stringContaining('+357'),
  ])
})

describe('formatPhone', () => {
  it('groups Greek numbers', () => {
    expect(formatPhone('+306912345678')).toBe('+30 691 234 5678')
    expect(formatPhone('+302101234567')).toBe('+30 210 123 4567')
  })

  it.each(['+35722000105', '6912345678', '', '+30691'])('keeps %s', (phone) => {
    expect(formatPhone(phone)).toBe(phone)
  })
})

const greekLabel = /[Α-Ωα-ωΆ-Ώά-ώ]/

it('has a Greek label for each of the seven floors and for no other (R157)', () => {
  expect(Object.keys(addressFormMessages.words.floors)).toEqual([...floors])
  for (const floor of floors) expect(addressFormMessages.words.floors[floor]).toMatch(greekLabel)
})

it('has a Greek label for each kind of address and for no other (R158)', () => {
  expect(Object.keys(addressFormMessages.words.kinds)).toEqual([...addressTypes])
  for (const kind of addressTypes) expect(addressFormMessages.words.kinds[kind]).toMatch(greekLabel)
})

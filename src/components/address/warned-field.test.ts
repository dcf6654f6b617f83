import { type AddressWarning, warnsOf } from './warned-field'

const fine: [AddressWarning, string][] = [
  ['zipcode', '10563'],
  ['zipcode', '105 63'],
  ['phone', '210 123 4567'],
  ['phone', '2310-123456'],
  ['phone', '+30 6912345678'],
  ['phone', '00306912345678'],
  ['phone', '+357 22 123456'],
  ['mobilePhone', '(691) 234 5678'],
  ['mobilePhone', ''],
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
  ['mobilePhone', '2101234567'],
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

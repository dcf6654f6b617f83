import { normalVatNumber, vatNumberLooksWrong } from './vat-number'

describe('a right tax number', () => {
  it.each([
    ['094259216', '094259216'],
    ['094 259 216', '094259216'],
    ['094.259.216', '094259216'],
    ['\u202d094259216\u202c', '094259216'],
    ['０９４２５９２１６', '094259216'],
    ['EL094259216', 'EL094259216'],
    ['el 094259216', 'EL094259216'],
    ['EL-094259216', 'EL094259216'],
    ['EL\u2013094 259 216', 'EL094259216'],
    ['ΕΛ094259216', 'EL094259216'],
    ['ελ 094259216', 'EL094259216'],
    ['ΕL094259216', 'EL094259216'],
    ['EΛ094259216', 'EL094259216'],
    ['GR094259216', 'EL094259216'],
    ['gr 094259216', 'EL094259216'],
    ['ΑΦΜ: 094259216', '094259216'],
    ['Α.Φ.Μ. 094259216', '094259216'],
    ['αφμ094259216', '094259216'],
    ['VAT ID: EL094259216', 'EL094259216'],
  ])('%j is %s, without a warning', (typed, normal) => {
    expect(normalVatNumber(typed)).toBe(normal)
    expect(normalVatNumber(normal)).toBe(normal)
    expect(vatNumberLooksWrong(typed)).toBe(false)
  })
})

it.each([
  '094259217',
  'EL094259217',
  'el 094259217',
  'EL-094259217',
  'ΕΛ094259217',
  'ελ-094259217',
  'GR094259217',
  'ΑΦΜ: 094259217',
  '09425921',
  '0942592160',
  'EL12',
  'GR12',
  'ΕΛ12',
  '000000000',
  'EL000000000',
  'άλφα',
])('%j is warned about', (typed) => {
  expect(vatNumberLooksWrong(typed)).toBe(true)
})

it.each(['CY10259033P', 'DE 136695976', 'ATU13585627'])('%j of another country passes', (typed) => {
  expect(normalVatNumber(typed)).toBe(typed)
  expect(vatNumberLooksWrong(typed)).toBe(false)
})

import fc from 'fast-check'
import { normalEmail } from './typed-email'
import {
  normalCode,
  normalLine,
  normalNumber,
  normalPhone,
  normalPostcode,
  normalText,
  wholeNumber,
} from './typed-text'

type Case = readonly [typed: string, normal: string]

const dropped = [
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2060', '\u2064', '\ufeff', '\u00ad'],
  ...['\u034f', '\u061c', '\u180e', '\u115f', '\u1160', '\u3164', '\uffa0', '\ufe0f', '\u{e0041}'],
  ...['\u0000', '\u0002', '\u0008', '\u001b', '\u007f', '\u009f', '\ud800', '\udfff', '\ufff9'],
  ...['\u{1d159}', '\u{13430}', '\u{1343f}', '\u{13441}', '\u{16fe4}', '\u{1bca0}', '\u{e0001}'],
]

const blanks = [
  '\u00a0',
  '\u1680',
  '\u2000',
  '\u2009',
  '\u200a',
  '\u202f',
  '\u205f',
  '\u3000',
  '\u2800',
]

it('drops what nobody sees, from lines and texts', () => {
  for (const sign of dropped) {
    const typed = `${sign}Άν${sign}να ${sign}`
    expect([sign, normalLine(typed), normalText(typed)]).toEqual([sign, 'Άννα', 'Άννα'])
  }
})

it('leaves nothing of a text of invisible and blank letters', () => {
  expect(normalLine([...dropped, ...blanks].join(' '))).toBe('')
})

it('turns every blank into a plain one', () => {
  for (const sign of blanks) expect(normalLine(`${sign}α${sign}β${sign}`)).toBe('α β')
})

describe('a text', () => {
  it.each<Case>([
    ['composed characters', 'composed characters'],
    ['Α\u0301ννα', 'Άννα'],
    ['\u1f08\u0301', '\u1f0c'],
    ['\u1f71', '\u03ac'],
    ['Ａｎｎａ ３\u0301', 'Anna 3\u0301'],
    ['Ναι – και όχι…', 'Ναι – και όχι…'],
    [' α\r\nβ\rγ\u2028δ\u2029ε\u0085ζ\tη ', 'α\nβ\nγ\nδ\nε\nζ\tη'],
  ])('%j is %j', (typed, normal) => {
    expect(normalText(typed)).toBe(normal)
  })

  it.each([
    '👩\u200d🏫 τάξη',
    '👨🏽\u200d👩🏽\u200d👧 ❤\ufe0f 1\ufe0f\u20e3',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '🏳\ufe0f\u200d🌈 👁\ufe0f\u200d🗨\ufe0f',
    'می\u200cخواهم',
    'क्\u200dष',
    '葛\u{e0100}城',
    'דוד محمد İstanbul',
  ])('%j stays, as it is spelt', (typed) => {
    expect(normalText(typed)).toBe(typed)
  })
})

it('puts a line on one line', () => {
  expect(normalLine('\r\n Ρυακίων\t\n5\u20287 \n')).toBe('Ρυακίων 5 7')
})

it('writes the dashes of numbers as hyphens', () => {
  expect(normalNumber('12\u201314\u2212Α\u2010\u2015½')).toBe('12-14-Α--½')
})

describe('a code', () => {
  it.each<Case>([
    ['\u202a105\u00a063\u202c', '105 63'],
    ['ＥＬ\uff0d０９４', 'EL-094'],
    ['\u0661\u06f2\u{1d7d1}\u{1d7ff}', '1239'],
    ['1012\u2013ab', '1012-ab'],
  ])('%j is %j', (typed, normal) => {
    expect(normalCode(typed)).toBe(normal)
  })
})

describe('a telephone number', () => {
  it.each<Case>([
    ['\u202d+30 691 234 5678\u202c', '+306912345678'],
    ['(+30) 210-123 4567', '+302101234567'],
    ['00306912345678', '+306912345678'],
    ['(0030) 691.234.5678', '+306912345678'],
    ['０６９\uff0d１２３４', '0691234'],
    ['691\u2011234\u20115678', '6912345678'],
    ['210\u00a0123\u20094567', '2101234567'],
    ['210/1234567', '2101234567'],
    ['21\u00ad0 1234567', '2101234567'],
    ['tel:+30-210-1234567', '+302101234567'],
    ['+49 (0) 30 123456', '+4930123456'],
    [' 112 ', '112'],
    ['Τηλ: 210-1234567', '2101234567'],
    ['Τηλ. (210) 123 4567', '2101234567'],
    ['Κιν.: +30 691 234 5678', '+306912345678'],
    ['210·123·4567', '2101234567'],
    ['210•1234567', '2101234567'],
    ['☎ 2101234567', '2101234567'],
    ['6912345678 (κινητό)', '6912345678'],
    ['Phone: (0030) 691 2345678', '+306912345678'],
  ])('%j is %j', (typed, normal) => {
    expect(normalPhone(typed)).toBe(normal)
  })

  it.each([
    'τηλέφωνο',
    '69000000l2',
    '++30690',
    '+',
    '12+34',
    '12,5',
    '#31#',
    '210 1234567 εσωτ. 12',
    'Τηλ. 1: 2101234567',
    '',
  ])('%j is none, and stays', (typed) => expect(normalPhone(typed)).toBe(typed))
})

describe('a postcode', () => {
  it.each<Case>([
    ['ΤΚ 105 63', '105 63'],
    ['Τ.Κ. 10563', '10563'],
    ['Τ.Κ: 10563', '10563'],
    ['T.K. 10563', '10563'],
    ['(10563)', '10563'],
    ['Ταχ. κώδικας: 10563', '10563'],
    ['[(ΤΚ 10563)]', '10563'],
    ['( ( )', ''],
    ['SW1A 1AA', 'SW1A 1AA'],
    ['D-10115', 'D-10115'],
    ['LV-1010', 'LV-1010'],
  ])('%j is %j', (typed, normal) => {
    expect(normalPostcode(typed)).toBe(normal)
  })
})

describe('a whole number', () => {
  it.each<[string, number | null]>([
    ['2', 2],
    [' 3 ', 3],
    ['３', 3],
    ['\u0663', 3],
    ['0', 0],
    ['007', 7],
    ['2,5', null],
    ['2.5', null],
    ['2.', null],
    ['1e2', null],
    ['-3', null],
    ['\u22123', null],
    ['+3', null],
    ['1 000', null],
    ['0x10', null],
    ['Infinity', null],
    ['', null],
    [' ', null],
  ])('%j is %j', (typed, number) => {
    expect(wholeNumber(typed)).toBe(number)
  })
})

const normalForms = [
  ['text', normalText],
  ['line', normalLine],
  ['number', normalNumber],
  ['code', normalCode],
  ['telephone number', normalPhone],
  ['postcode', normalPostcode],
  ['e-mail address', normalEmail],
] as const

describe('the normal form stays as it is', () => {
  it.each([
    ['a joiner before a blank letter', '\u0860\u200d\u{13441}'],
    ['a joiner before a filler', 'م\u200c\u{16fe4}'],
    ['a joiner after a digit of its script', '\u0967\u200dक'],
    ['a joiner after a dash of its script', '\u1806\u200d\u1820'],
    ['a joiner after marks that change places', '\u0628\u0654\u06e3\u200dب'],
    ['a joiner after marks that a dropped sign separates', 'ب\u0654\u034f\u06e3\u200dب'],
    ['a digit in a key', '\u0663\ufe0f\u20e3'],
    ['nested brackets', '((10563))'],
    ['a scheme twice', 'mailto:"mailto:anna@example.gr'],
    ['an ideographic full stop', 'anna@παράδειγμα.ελ\u3002'],
    ['an address in brackets with a subject', '<anna@example.gr>?subject=x'],
  ])('of %s', (_, typed) => {
    for (const [name, normal] of normalForms) {
      const once = normal(typed)
      expect([name, normal(once)]).toEqual([name, once])
    }
  })

  it.each(normalForms)('of any %s', (_, normal) => {
    const sign = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom(...dropped, ...blanks),
      // Letters, marks, digits and dashes of scripts that join, and marks of all scripts.
      fc.constantFrom(
        '\u0860',
        'ب',
        'क',
        '\u06e3',
        '\u0654',
        '\u0967',
        '\u06f3',
        '\u1806',
        '\u1820',
      ),
      fc.constantFrom('mailto:', '<', '>', '@', 'a.gr', '?', '(', ')', '"', '.', '\u3002', 'ελ'),
      fc.constantFrom('ΤΚ', 'tel', ' ', ':', '(0)', '00', '+', '1', '\uff11', '\u0663', '☎', '['),
    )
    fc.assert(
      fc.property(fc.array(sign), (signs) => {
        const once = normal(signs.join(''))
        expect(normal(once)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })
})

it('takes no time for a text that no field has', () => {
  const run = ' '.repeat(50_000)
  for (const typed of [`(${run}x`, `Τ${run}x!`, `1${' a'.repeat(50_000)}!`]) {
    expect([normalPhone(typed), normalPostcode(typed)]).toEqual([typed, typed])
  }
  const address = `anna@example.gr${')'.repeat(100_000)}x`
  expect(normalEmail(address)).toBe(address)
})

import fc from 'fast-check'
import { codeIn } from './typed-code'

const app = { made: 'digits', usual: 6 } as const
const recovery = { made: 'digits', usual: 8, longest: 16 } as const
const mailed = { made: 'letters', usual: 6, longest: 10 } as const

const digits = ['123456', 'Κωδικός: 123456', '123 456', '123-456', '123.456', ' 1 2 3\u00a04 5 6\n']

describe('a code of digits (A3-50)', () => {
  it.each([
    ...digits,
    'Κωδικός:123456',
    'Ο κωδικός σας είναι 123456.',
    'Ο κωδικός σας είναι 123 456 και λήγει σε 10 λεπτά.',
    'G-123456',
    '123456 (λήγει 12/05)',
    'Στις 12.05: 123 456',
    'Βήμα 2: 123456',
    '1234567, όχι: 123456',
    '\u202d123\u2011456\u202c',
    '\u0661\u0662\u0663\u0664\u0665\u0666',
    '\uff11\uff12\uff13\uff14\uff15\uff16',
    '\u{1d7cf}\u{1d7d0}\u{1d7d1}\u{1d7d2}\u{1d7d3}\u{1d7d4}',
    '12\u200b34\u00ad56',
  ])('is found in %j', (typed) => {
    expect(codeIn(typed, app)).toBe('123456')
  })

  it.each([
    ['ΚΩΔΙΚΟΣ', ''],
    ['Κωδικός: ', ''],
    ['Κωδικός: 123', '123'],
    ['12a', '12'],
    ['123456789', '123456'],
    ['١٢', '12'],
  ])('that is not complete: %j gives %j', (typed, code) => {
    expect(codeIn(typed, app)).toBe(code)
  })

  it.each([
    ['1234 5678', '12345678'],
    ['Εφεδρικός κωδικός: 12345678', '12345678'],
    ['1234-5678-9012', '123456789012'],
    ['12345678\n23456789\n34567890', '12345678'],
    ['1. 12345678', '12345678'],
  ])('for recovery: %j gives %s', (typed, code) => {
    expect(codeIn(typed, recovery)).toBe(code)
  })
})

describe('a mailed code', () => {
  it.each([
    'QWT6HL',
    'qwt6hl',
    'QWT-6HL',
    'qwt 6hl',
    'QWT\u20116HL',
    'Ο κωδικός σας είναι QWT-6HL.',
    'Ο κωδικός σας είναι: qwt6hl',
    'ΕΙΝΑΙ: QWT-6HL',
    'Your code is QWT6HL',
    'Your code is QWT-6HL, please.',
    'Please use QWT6HL',
    '<b>QWT6HL</b>',
  ])('is found in %j', (typed) => {
    expect(codeIn(typed, mailed)).toBe('QWT6HL')
  })

  it.each([
    ['Κωδικός: 123456', '123456'],
    ['Κωδικός: QWTKHL', 'QWTKHL'],
    ['cd\u20137k', 'CD7K'],
    ['τχν3κ', 'TXN3K'],
    ['Κωδικός: ', ''],
    ['cd7ψ', 'CD7'],
    ['cd7k9876543', 'CD7K987654'],
    ['', ''],
  ])('%j gives %j', (typed, code) => {
    expect(codeIn(typed, mailed)).toBe(code)
  })
})

it.each([app, recovery, mailed])('of a code there is nothing more to take: %j', (kind) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const once = codeIn(typed, kind)
      expect(once).toMatch(kind.made === 'digits' ? /^\d*$/ : /^[A-Z0-9]*$/)
      expect(once.length).toBeLessThanOrEqual('longest' in kind ? kind.longest : kind.usual)
      expect(codeIn(once, kind)).toBe(once)
    }),
  )
})

it('keeps what is typed character by character', () => {
  for (const [typed, kind] of [
    ['123456', app],
    ['12345678', recovery],
    ['QWT6HL', mailed],
  ] as const) {
    const value = [...typed].reduce((before, key) => codeIn(before + key, kind), '')
    expect(value).toBe(typed)
  }
})

import * as fc from 'fast-check'
import { formatMoney, formatNumber } from './format-number'

const spaced = (text: string) => text.replace(/\u00a0/g, ' ')

describe('formatMoney (R355)', () => {
  it.each([
    [1234.5, '1.234,50 €'],
    [0, '0,00 €'],
    [29141717154327.133, '29.141.717.154.327,13 €'],
    [1e21, '1.000.000.000.000.000.000.000,00 €'],
  ])('formats %s as %s', (amount, text) => {
    expect(spaced(formatMoney(amount))).toBe(text)
  })
})

const decimals = fc
  .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, places]) => Number(`${digits}e-${places}`))
const anyNumber = fc.oneof(decimals, fc.double({ noNaN: true }))

it.each([
  ['formatNumber', formatNumber, { maximumFractionDigits: 1 }],
  ['formatMoney', formatMoney, { style: 'currency', currency: 'EUR' }],
] as const)('%s formats like Intl', (_, format, options) => {
  const intl = new Intl.NumberFormat('el-GR', options)
  fc.assert(
    fc.property(anyNumber, (value) => expect(format(value)).toBe(intl.format(value))),
    { numRuns: 3000 },
  )
})

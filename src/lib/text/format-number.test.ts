import { formatMoney } from './format-number'

describe('formatMoney (R355)', () => {
  it.each([
    [1234.5, '1.234,50 €'],
    [0, '0,00 €'],
    [9.999, '10,00 €'],
    [-3, '-3,00 €'],
  ])('formats %s as %s', (amount, text) => {
    expect(formatMoney(amount).replace(/\u00a0/g, ' ')).toBe(text)
  })
})

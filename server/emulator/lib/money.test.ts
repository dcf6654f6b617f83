import fc from 'fast-check'
import { priceParts, toCents } from './money'

describe('the price of a product', () => {
  it('follows the formula of the API: tax and discount are both based on the net price', () => {
    expect(priceParts(10, 24, 10)).toEqual({
      vatValue: 2.4,
      discountValue: 1,
      finalPrice: 11.4,
      priceSavePercent: 10,
    })
  })

  it('has no discount for a free product', () => {
    expect(priceParts(0, 24, 50)).toEqual({
      vatValue: 0,
      discountValue: 0,
      finalPrice: 0,
      priceSavePercent: 0,
    })
  })

  it.each([
    [1.005, 1.01],
    [8.325, 8.33],
    [11.414999, 11.41],
    [0, 0],
  ])('rounds %d to %d', (amount, cents) => {
    expect(toCents(amount)).toBe(cents)
  })

  it('never returns fractions of a cent', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 }).map((amount) => amount / 100)
    const percent = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(cents, fc.constantFrom(24, 13, 6), percent, (price, vat, discount) => {
        const parts = priceParts(price, vat, discount)
        for (const amount of [parts.vatValue, parts.discountValue, parts.finalPrice]) {
          expect(amount).toBe(toCents(amount))
          expect(amount).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

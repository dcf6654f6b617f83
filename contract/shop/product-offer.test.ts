import { availabilityOf, offerOf } from './product-offer'

it('adds the discount back for the price before it, without dust from binary fractions', () => {
  const product = { finalPrice: 11.4, discountValue: 1.2, priceSavePercent: 10, stock: 3 }
  expect(offerOf(product)).toEqual({
    finalPrice: 11.4,
    priceBeforeDiscount: 12.6,
    savePercent: 10,
    stock: 3,
  })
})

it.each([
  [0, 'soldOut'],
  [1, 'fewLeft'],
  [5, 'fewLeft'],
  [6, 'inStock'],
])('calls a stock of %i %s', (stock, availability) => {
  expect(availabilityOf(stock)).toBe(availability)
})

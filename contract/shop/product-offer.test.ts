import { availabilityOf, offerOf } from './product-offer'

it('adds the discount to the price before it, rounded to cents', () => {
  const product = { finalPrice: 11.4, discountValue: 1.2, stock: 3 }
  expect(offerOf(product)).toEqual({
    finalPrice: 11.4,
    priceBeforeDiscount: 12.6,
    stock: 3,
  })
})

it.each([
  [0, 'soldOut'],
  [1, 'fewLeft'],
  [5, 'fewLeft'],
  [6, 'inStock'],
])('a stock of %i is %s', (stock, availability) => {
  expect(availabilityOf(stock)).toBe(availability)
})

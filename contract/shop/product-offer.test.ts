import { availabilityOf, offerOf } from './product-offer'

it('adds the discount to the price before it, rounded to cents', () => {
  const product = { finalPrice: 11.4, discountValue: 1.2, stock: 3 }
  expect(offerOf(product)).toEqual({
    finalPrice: 11.4,
    priceBeforeDiscount: 12.6,
    savePercent: 9,
    stock: 3,
  })
})

it.each([
  ['40 % of the net price are 32 % of what people pay', 8.32, 3.96, 32],
  ['rounded down', 17.9, 2.1, 10],
  ['exactly a half', 10, 10, 50],
  ['nothing where there is no discount', 10, 0, 0],
  ['nothing where it is less than one per cent', 99.5, 0.5, 0],
  ['nothing for a price of zero', 0, 0, 0],
  ['parts of a cent as they are shown', 11.414999, 1.2, 9],
])(
  'has the saving in per cent of the two prices shown: %s',
  (_, finalPrice, discountValue, percent) => {
    expect(offerOf({ finalPrice, discountValue, stock: 1 }).savePercent).toBe(percent)
  },
)

it.each([
  [0, 'soldOut'],
  [1, 'fewLeft'],
  [5, 'fewLeft'],
  [6, 'inStock'],
])('a stock of %i is %s', (stock, availability) => {
  expect(availabilityOf(stock)).toBe(availability)
})

import { includesTax, orderAmounts } from './order-amounts'

it('adds the stored amounts, to the cent', () => {
  const amounts = orderAmounts({ totalPriceItems: 23.76, totalPriceExtra: 5.5, shippingPrice: 3.5 })
  expect(amounts).toEqual({ items: 23.76, shipping: 3.5, payWay: 2, total: 29.26 })
})

it('has no rounding errors: 0.1 and 0.2 are 0.3', () => {
  const amounts = orderAmounts({ totalPriceItems: 0.1, totalPriceExtra: 0.2, shippingPrice: 0.2 })
  expect(amounts).toEqual({ items: 0.1, shipping: 0.2, payWay: 0, total: 0.3 })
})

it('has no negative surcharge', () => {
  const amounts = orderAmounts({ totalPriceItems: 10, totalPriceExtra: 0, shippingPrice: 3 })
  expect(amounts).toMatchObject({ payWay: 0, total: 10 })
})

describe('whether the amounts include tax', () => {
  const item = (price: number, finalPrice: number, quantity = 1) => ({
    price,
    totalPrice: price * quantity,
    product: { finalPrice },
  })
  it.each([
    ['gross prices', [item(11.4, 11.4, 2), item(0.1, 0.1)], 22.9, true],
    ['net prices', [item(10, 11.4, 2)], 20, false],
    ['one net price', [item(11.4, 11.4), item(10, 11.4)], 21.4, false],
    ['another sum', [item(11.4, 11.4)], 10, false],
  ])('is detected for %s', (_, items, totalPriceItems, is) => {
    expect(includesTax({ items, totalPriceItems })).toBe(is)
  })
})

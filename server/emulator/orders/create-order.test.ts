import { orderSums, payWayFee } from './create-order'

const onDelivery = { cost: 2, freeForOrderAmount: 50 }

it('adds products, shipping and the fee in whole cents', () => {
  const lines = [
    { price: 7.92, quantity: 3 },
    { price: 0.1, quantity: 7 },
  ]
  expect(orderSums(lines, 3.5, onDelivery)).toEqual({ items: 24.46, payWay: 2, total: 29.96 })
  expect(orderSums(lines, 0, null)).toEqual({ items: 24.46, payWay: 0, total: 24.46 })
})

it('waives the fee from the threshold on, and never without one', () => {
  expect(payWayFee(onDelivery, 49.99)).toBe(2)
  expect(payWayFee(onDelivery, 50)).toBe(0)
  expect(payWayFee({ cost: 2, freeForOrderAmount: 0 }, 1000)).toBe(2)
})

import fc from 'fast-check'
import { orderSum, payWayFee } from './order'

const atTheDoor = { cost: 2, freeForOrderAmount: 50 }

describe('the sum of an order', () => {
  it('adds up products, shipping and the fee', () => {
    expect(orderSum([{ price: 11.4, quantity: 2 }], 3, atTheDoor)).toEqual({
      items: 22.8,
      shipping: 3,
      payWay: 2,
      total: 27.8,
    })
    expect(orderSum([], 0, null)).toEqual({ items: 0, shipping: 0, payWay: 0, total: 0 })
  })

  it('waives the fee from its threshold on, if it has one', () => {
    expect(payWayFee(atTheDoor, 49.99)).toBe(2)
    expect(payWayFee(atTheDoor, 50)).toBe(0)
    expect(payWayFee({ cost: 2, freeForOrderAmount: 0 }, 1000)).toBe(2)
  })

  it('is exact to the cent', () => {
    const cents = fc.integer({ min: 0, max: 100_000 })
    const item = fc.record({ cents, quantity: fc.integer({ min: 1, max: 99 }) })
    fc.assert(
      fc.property(fc.array(item, { maxLength: 20 }), cents, cents, (items, shipping, cost) => {
        const fee = { cost: cost / 100, freeForOrderAmount: 0 }
        const priced = items.map(({ cents, quantity }) => ({ price: cents / 100, quantity }))
        const sum = orderSum(priced, shipping / 100, fee)
        const exact = items.reduce((total, { cents, quantity }) => total + cents * quantity, 0)
        expect(sum.total).toBe((exact + shipping + cost) / 100)
      }),
    )
  })
})

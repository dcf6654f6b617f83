import fc from 'fast-check'
import * as z from 'zod/mini'
import { exampleCart, exampleCartItemCreation } from '../examples/cart-examples'
import { CartNotFound, cartItemCreation, cartItemFor } from './cart'
import { largestQuantity } from './quantity'

describe('addition to a cart (R166)', () => {
  it('is exactly cart, product and quantity', () => {
    const more = { ...exampleCartItemCreation, price: 0.01, user: 1 }
    expect(z.parse(cartItemCreation, more)).toEqual({ cart: 77, product: 41, quantity: 1 })
  })

  it('names the cart that was read', () => {
    const quantities = fc.integer({ min: 1, max: largestQuantity })
    fc.assert(
      fc.property(fc.integer({ min: 1 }), quantities, (product, quantity) => {
        const body = cartItemFor(exampleCart, product, quantity)
        expect(z.parse(cartItemCreation, body)).toEqual({ cart: 77, product, quantity })
      }),
    )
  })

  it('needs a cart', () => {
    expect(() => cartItemFor(null, 41, 1)).toThrow(new CartNotFound())
    expect(() => cartItemFor(null, 41, 1)).toThrow('Cart not found')
  })
})

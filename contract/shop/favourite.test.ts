import * as z from 'zod/mini'
import { exampleFavourite } from '../examples/cart-examples'
import { exampleProduct } from '../examples/catalogue-examples'
import { favourite, favouriteCreation, favouriteOf } from './favourite'

describe('favourites (R167)', () => {
  const first = z.parse(favourite, exampleFavourite)
  const second = z.parse(favourite, {
    ...exampleFavourite,
    id: 10,
    product: { ...exampleProduct, id: 42 },
  })

  it('are found by the id of the product, not by their own', () => {
    expect(first.product.id).toBe(41)
    expect(favouriteOf([first, second], 42)).toBe(second)
    expect(favouriteOf([first, second], 10)).toBeUndefined()
    expect(favouriteOf([structuredClone(first)], 41)).toEqual(first)
  })

  it('are created without an owner', () => {
    expect(z.parse(favouriteCreation, { product: 41, user: 1 })).toEqual({ product: 41 })
  })
})

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

  it('hold the product', () => {
    expect(first.product.id).toBe(41)
  })

  it('are found by the id of the product, not by their own', () => {
    expect(favouriteOf([first, second], 42)).toBe(second)
    expect(favouriteOf([first, second], 10)).toBeUndefined()
    expect(favouriteOf([], 41)).toBeUndefined()
  })

  it('are found whichever copy of the product they hold', () => {
    expect(favouriteOf([structuredClone(first)], first.product.id)?.id).toBe(first.id)
  })

  it('are made without saying whose they are', () => {
    expect(z.parse(favouriteCreation, { product: 41, user: 1 })).toEqual({ product: 41 })
  })
})

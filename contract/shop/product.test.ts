import * as z from 'zod/mini'
import { weight } from './product'

describe('weight (R156)', () => {
  it.each(['g', 'lb', 'oz', 'kg', 'tonne'])('may be in %s', (unit) => {
    expect(z.parse(weight, { unit, value: 0.18 })).toEqual({ unit, value: 0.18 })
  })

  it.each(['stone', 'KG', 'mg', '', null, undefined])('is not in %p', (unit) => {
    expect(z.safeParse(weight, { unit, value: 1 }).success).toBe(false)
  })

  it.each(['1', null, undefined, Number.NaN])('is not %p of anything', (value) => {
    expect(z.safeParse(weight, { unit: 'g', value }).success).toBe(false)
  })
})

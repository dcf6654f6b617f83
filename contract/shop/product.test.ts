import * as z from 'zod/mini'
import { weight } from './product'

it('weighs in one of five units (R156)', () => {
  for (const unit of ['g', 'lb', 'oz', 'kg', 'tonne']) {
    expect(z.safeParse(weight, { unit, value: 1 }).success).toBe(true)
  }
  expect(z.parse(weight, { unit: 'kg', value: 0.18 })).toEqual({ unit: 'kg', value: 0.18 })
  expect(z.safeParse(weight, { unit: 'stone', value: 1 }).success).toBe(false)
  expect(z.safeParse(weight, { unit: 'g', value: Number.NaN }).success).toBe(false)
})

import { numberBounds } from './number-bounds'

describe('numberBounds', () => {
  const rule = numberBounds(5, 10)

  it.each(['', null, undefined])('accepts %p (R259)', (value) => {
    expect(rule(value)).toBeUndefined()
  })

  it('returns validation.max with the maximum below the minimum (R260)', () => {
    expect(rule(3)).toEqual({ key: 'validation.max', values: { max: 10 } })
  })

  it('returns validation.min with the minimum above the maximum (R261)', () => {
    expect(rule(12)).toEqual({ key: 'validation.min', values: { min: 5 } })
  })

  it.each([5, 7, 10, '7', ' 7 '])('accepts %p (R262)', (value) => {
    expect(rule(value)).toBeUndefined()
  })

  it.each([0, '0', -1, 4.99])('refuses %p (R262)', (value) => {
    expect(rule(value)).toEqual({ key: 'validation.max', values: { max: 10 } })
  })

  it.each(['abc', ' ', Number.NaN, true])('refuses %p as no number', (value) => {
    expect(rule(value)).toEqual({ key: 'Invalid input' })
  })
})

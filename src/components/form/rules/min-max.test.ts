import { minMax } from './min-max'

describe('minMax', () => {
  const rule = minMax(5, 10)

  it.each(['', null, undefined])('lets %p pass (R259)', (value) => {
    expect(rule(value)).toBeUndefined()
  })

  it('answers validation.max with the maximum below the minimum (R260)', () => {
    expect(rule(3)).toEqual({ key: 'validation.max', values: { max: 10 } })
  })

  it('answers validation.min with the minimum above the maximum (R261)', () => {
    expect(rule(12)).toEqual({ key: 'validation.min', values: { min: 5 } })
  })

  it.each([5, 7, 10, '7', ' 7 '])('lets %p pass (R262)', (value) => {
    expect(rule(value)).toBeUndefined()
  })

  it.each([0, '0', -1, 4.99])('refuses %p (R262)', (value) => {
    expect(rule(value)?.key).toBe('validation.max')
  })

  it.each(['abc', ' ', Number.NaN, true])('takes %p for no number', (value) => {
    expect(rule(value)).toEqual({ key: 'Invalid input' })
  })
})

import fc from 'fast-check'
import { median } from './median'

describe('median', () => {
  it.each([
    [[7], 7],
    [[9, 1, 2], 2],
    [[10, 1, 9, 2], 5.5],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle)
  })

  it('of nothing is no number', () => {
    expect(median([])).toBeNaN()
  })

  it('is not moved by one outlier, and does not change what it was given', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 3 }), (values) => {
        const given = [...values]
        const middle = median([...values, 1e9])
        expect(middle).toBeGreaterThanOrEqual(Math.min(...values))
        expect(middle).toBeLessThanOrEqual(Math.max(...values))
        median(values)
        expect(values).toEqual(given)
      }),
    )
  })
})

import fc from 'fast-check'
import { figure, median, table } from './figures'

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

describe('table', () => {
  it('sets names left and figures right, as wide as the widest', () => {
    expect(
      table(
        ['page', 'LCP ms'],
        [
          ['home', '812'],
          ['a lesson', '1204'],
        ],
      ),
    ).toBe(
      ['page      LCP ms', '--------  ------', 'home         812', 'a lesson    1204'].join('\n'),
    )
  })

  it('lives with rows that are short', () => {
    expect(table(['a', 'b'], [['x']]).split('\n')[2]).toBe('x')
  })
})

describe('figure', () => {
  it.each([
    [12.345, 1, '12.3'],
    [0, 0, '0'],
    [null, 2, '–'],
    [Number.NaN, 2, '–'],
  ])('writes %p with %d decimals as %s', (value, decimals, text) => {
    expect(figure(value, decimals)).toBe(text)
  })
})

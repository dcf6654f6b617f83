import { figure, table } from './table'

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

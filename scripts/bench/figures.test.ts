import { figure, inTurns, median, table } from './figures'

describe('median', () => {
  it.each([
    [[7], 7],
    [[9, 1, 2], 2],
    [[10, 1, 9, 2], 5.5],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle)
  })

  it('of no values is NaN', () => {
    expect(median([])).toBeNaN()
  })
})

describe('table', () => {
  it('aligns names left and figures right', () => {
    const rows = [
      ['home', '812'],
      ['a lesson', '1204'],
    ]
    expect(table(['page', 'LCP ms'], rows).split('\n')).toEqual([
      'page      LCP ms',
      '--------  ------',
      'home         812',
      'a lesson    1204',
    ])
  })

  it('accepts short rows', () => {
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

it('measures in turns', async () => {
  const order: string[] = []
  const measure = (name: string) => async () => order.push(name)
  expect(await inTurns(3, measure('a'), measure('b'))).toEqual([
    [1, 4, 5],
    [2, 3, 6],
  ])
  expect(order.join('')).toBe('abbaab')
  order.length = 0
  await inTurns(3, measure('a'), measure('b'), measure('c'))
  expect(order.join('')).toBe('abcbcacab')
})

import { pageWindow } from './pagination'

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  ])('around page %i of %i', (page, count, numbers) => {
    expect(pageWindow(page, count)).toEqual(numbers)
  })
})

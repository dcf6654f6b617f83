import { nextActive, suggestionsOf } from './suggestions'
import { someResults } from './testing/some-results'

const paths = (...params: Parameters<typeof suggestionsOf>) =>
  suggestionsOf(...params).map(({ key, path }) => [key, path])

describe('suggestionsOf', () => {
  it('offers three lessons, three products and a link to all', () => {
    const results = someResults([1, 2, 3, 4], [1, 2, 3, 4])
    expect(paths(results, 'μνήμη & νους', 'Όλα')).toEqual([
      ['lessons-1', '/blog/post/1/a'],
      ['lessons-2', '/blog/post/2/a'],
      ['lessons-3', '/blog/post/3/a'],
      ['products-1', '/blog/post/1/a'],
      ['products-2', '/blog/post/2/a'],
      ['products-3', '/blog/post/3/a'],
      ['all', `/search?${new URLSearchParams({ query: 'μνήμη & νους' })}`],
    ])
  })

  it('offers nothing without hits', () => {
    expect(suggestionsOf(null, 'μνήμη', 'Όλα')).toEqual([])
    expect(suggestionsOf(someResults([]), 'μνήμη', 'Όλα')).toEqual([])
  })
})

describe('nextActive', () => {
  it('moves down from the field and back to it', () => {
    expect([-1, 0, 1, 2].map((active) => nextActive('ArrowDown', active, 3))).toEqual([0, 1, 2, -1])
  })

  it('moves up from the field to the last option', () => {
    expect([-1, 2, 1, 0].map((active) => nextActive('ArrowUp', active, 3))).toEqual([2, 1, 0, -1])
  })

  it('ignores other keys and empty lists', () => {
    expect(nextActive('a', -1, 3)).toBeUndefined()
    expect(nextActive('Home', 1, 3)).toBeUndefined()
    expect(nextActive('ArrowDown', -1, 0)).toBeUndefined()
  })
})

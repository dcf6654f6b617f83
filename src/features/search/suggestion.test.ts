import { someResults } from './components/some-results'
import { suggestionsOf } from './suggestion'

const paths = (...words: Parameters<typeof suggestionsOf>) =>
  suggestionsOf(...words).map(({ key, path }) => [key, path])

describe('suggestionsOf', () => {
  it('offers three lessons, three products and the way to all', () => {
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

  it('offers nothing where nothing was found', () => {
    expect(suggestionsOf(null, 'μνήμη', 'Όλα')).toEqual([])
    expect(suggestionsOf(someResults([]), 'μνήμη', 'Όλα')).toEqual([])
  })
})

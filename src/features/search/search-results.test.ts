import { noFilters } from './search-filters'
import { countShown, hitsOf, isEmpty, kindsIn } from './search-results'
import { someHit, someResults } from './testing/some-results'

describe('search results', () => {
  it('are empty without a hit of any kind', () => {
    expect(isEmpty(someResults([]))).toBe(true)
    expect(isEmpty(someResults([1]))).toBe(false)
    expect(isEmpty(someResults([], [1]))).toBe(false)
  })

  it('are counted as the filters show them (R369)', () => {
    const results = someResults([1, 2, 3], [4])
    expect(countShown(results, noFilters)).toBe(4)
    expect(countShown(results, { ...noFilters, kind: 'lessons' })).toBe(3)
    expect(countShown(results, { ...noFilters, kind: 'help' })).toBe(0)
  })

  it('have the kind of the best hit first', () => {
    const hits = [someHit(1, 'help'), someHit(2), someHit(3, 'help')]
    const results = { ...someResults([]), hits }
    expect(kindsIn(results)).toEqual(['help', 'lessons'])
    expect(hitsOf(results, 'help').map(({ id }) => id)).toEqual([1, 3])
  })
})

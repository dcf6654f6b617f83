import { someGroup, someResults } from './components/some-results'
import { isEmpty, joinedGroup, leftOf } from './search-results'

describe('search results', () => {
  it('are empty only where neither group has any', () => {
    expect(isEmpty(someResults([]))).toBe(true)
    expect(isEmpty(someResults([1]))).toBe(false)
    expect(isEmpty(someResults([], [1]))).toBe(false)
  })

  it('know how many are left', () => {
    expect(leftOf(someGroup([1, 2], 5))).toBe(3)
    expect(leftOf(someGroup([1, 2], 1))).toBe(0)
  })

  it('grow by what is new', () => {
    const both = joinedGroup(someGroup([1, 2], 5), someGroup([2, 3], 5))
    expect(both.hits.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(leftOf(both)).toBe(1)
  })

  it('end where nothing more comes, whatever was estimated', () => {
    expect(leftOf(joinedGroup(someGroup([1], 9), someGroup([], 9)))).toBe(0)
  })
})

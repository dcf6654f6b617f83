import { appendGroup, isEmpty, remainingOf } from './search-results'
import { someGroup, someResults } from './testing/some-results'

describe('search results', () => {
  it('are empty only if both groups are', () => {
    expect(isEmpty(someResults([]))).toBe(true)
    expect(isEmpty(someResults([1]))).toBe(false)
    expect(isEmpty(someResults([], [1]))).toBe(false)
  })

  it('count the remaining hits', () => {
    expect(remainingOf(someGroup([1, 2], 5))).toBe(3)
    expect(remainingOf(someGroup([1, 2], 1))).toBe(0)
  })

  it('append new hits only', () => {
    const both = appendGroup(someGroup([1, 2], 5), someGroup([2, 3], 5))
    expect(both.hits.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(remainingOf(both)).toBe(1)
  })

  it('end with an empty page, regardless of the estimate', () => {
    expect(remainingOf(appendGroup(someGroup([1], 9), someGroup([], 9)))).toBe(0)
  })
})

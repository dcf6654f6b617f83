import { noFilters } from './search-filters'
import { countShown, hitsOf, isEmpty, kindsIn, layOut, type SearchHit } from './search-results'
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

describe('the layout of results', () => {
  const laidOut = (hits: readonly SearchHit[]) => {
    const results = { ...someResults([]), hits }
    const { best, groups } = layOut(results, kindsIn(results))
    return {
      best: best.map(({ id }) => id),
      groups: groups.map(({ kind, hits, size }) => [kind, hits.map(({ id }) => id), size]),
    }
  }
  const titled = (hit: SearchHit, titleMatch: SearchHit['titleMatch']) => ({ ...hit, titleMatch })
  const lesson = someHit(1)
  const product = someHit(2, 'products')

  it('has the best of each kind, then the others by kind in the same order (R412)', () => {
    const hits = [someHit(3, 'help'), product, someHit(4, 'help'), lesson, someHit(5)]
    expect(laidOut(hits)).toEqual({
      best: [3, 2, 1],
      groups: [
        ['help', [4], 3],
        ['lessons', [5], 3],
      ],
    })
  })

  it('has what is far behind in the group of its kind only (R412)', () => {
    const policy = { ...someHit(3, 'help'), isFarBehind: true }
    expect(laidOut([product, policy, someHit(4, 'products')])).toEqual({
      best: [2],
      groups: [
        ['products', [4], 3],
        ['help', [3], 3],
      ],
    })
  })

  it('has the hits of a lone kind as one list (R412)', () => {
    expect(laidOut([lesson, someHit(5)])).toEqual({ best: [], groups: [['lessons', [1, 5], 10]] })
    expect(laidOut([])).toEqual({ best: [], groups: [] })
  })

  it('has a lesson before a product whose title answers as well, and no other (R412)', () => {
    const best = (of: SearchHit['titleMatch'], other: SearchHit['titleMatch']) =>
      laidOut([titled(product, of), titled(lesson, other)]).best
    expect(best('full', 'full')).toEqual([1, 2])
    expect(best('exact', 'exact')).toEqual([1, 2])
    expect(best('exact', 'full')).toEqual([2, 1])
    expect(best('full', 'part')).toEqual([2, 1])
    expect(best('part', 'part')).toEqual([2, 1])
    const help = titled(someHit(3, 'help'), 'full')
    expect(laidOut([help, titled(lesson, 'full'), titled(product, 'full')]).best).toEqual([3, 1, 2])
  })
})

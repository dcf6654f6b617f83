import {
  effective,
  filterParams,
  noFilters,
  passes,
  readFilters,
  type SearchFilters,
} from './search-filters'

const filters = (changes: Partial<SearchFilters>): SearchFilters => ({ ...noFilters, ...changes })

describe('the filters', () => {
  it.each<Partial<SearchFilters>>([
    {},
    { kind: 'products' },
    { price: '10-20', available: true },
    { kind: 'products', price: 'from-40', available: true },
    { kind: 'help' },
  ])('are the same after a way through the URL: %j (R369)', (changes) => {
    const query = new URLSearchParams(filterParams(filters(changes)))
    expect(readFilters(`?${query}`)).toEqual(filters(changes))
  })

  it('of products are dropped where only other pages are shown (R369)', () => {
    expect(readFilters('?kind=lessons&price=to-10&available=1')).toEqual(
      filters({ kind: 'lessons' }),
    )
    const ofProducts = filters({ price: 'to-10', available: true })
    expect(effective({ ...ofProducts, kind: 'topics' })).toEqual(filters({ kind: 'topics' }))
    expect(effective(ofProducts)).toEqual(ofProducts)
  })

  it('ignore unknown values', () => {
    expect(readFilters('?kind=all&price=cheap&available=yes')).toEqual(noFilters)
  })

  it.each([
    [{ finalPrice: 10, stock: 0 }, {}, true],
    [{ finalPrice: 10, stock: 0 }, { available: true }, false],
    [{ finalPrice: 10, stock: 1 }, { available: true, price: '10-20' }, true],
    [{ finalPrice: 20.01, stock: 1 }, { price: '10-20' }, false],
    [{ finalPrice: 40, stock: 1 }, { price: 'from-40' }, true],
    [null, { price: 'to-10' }, false],
    [null, {}, true],
  ] as const)('let %j pass %j: %s (R369)', (offer, changes, expected) => {
    expect(passes(offer, filters(changes))).toBe(expected)
  })
})

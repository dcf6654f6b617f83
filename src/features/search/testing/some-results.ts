import { noTotals, type SearchHit, type SearchResults } from '../search-results'

/** For tests. */
export function someHit(id: number, kind: SearchHit['kind'] = 'lessons'): SearchHit {
  return {
    kind,
    id,
    path: `/${kind}/${id}/a`,
    title: [{ text: `Hit ${id}`, isMatch: false }],
    excerpt: [],
    picturePath: '',
    locale: 'el',
    offer: null,
    variants: null,
    titleMatch: 'part',
    isFarBehind: false,
  }
}

/** Results of the index with these lessons, then these products. */
export function someResults(
  lessons: readonly number[],
  products: readonly number[] = [],
): SearchResults {
  return {
    hits: [...lessons.map((id) => someHit(id)), ...products.map((id) => someHit(id, 'products'))],
    totals: { ...noTotals, lessons: lessons.length, products: products.length },
    source: 'index',
  }
}

/** Results of the API, of which these could not be read. */
export function someReadInPart(
  unread: NonNullable<SearchResults['unread']>,
  lessons: readonly number[],
  products: readonly number[] = [],
): SearchResults {
  return { ...someResults(lessons, products), source: 'api', unread }
}

import type { GroupResults, SearchHit, SearchResults } from '../search-results'

/** For tests. */
export function someHit(id: number): SearchHit {
  return {
    id,
    path: `/blog/post/${id}/a`,
    title: [{ text: `Hit ${id}`, isMatch: false }],
    excerpt: [],
    picturePath: '',
    locale: 'el',
    offer: null,
  }
}

export function someGroup(ids: readonly number[], total = ids.length): GroupResults {
  return { hits: ids.map(someHit), seen: ids.length, total }
}

export function someResults(
  lessons: readonly number[],
  products: readonly number[] = [],
  totals: { lessons?: number; products?: number } = {},
): SearchResults {
  return {
    lessons: someGroup(lessons, totals.lessons),
    products: someGroup(products, totals.products),
  }
}

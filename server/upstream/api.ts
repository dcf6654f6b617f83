import type { Page } from '../../contract/wire/page'

/** Path prefixes of the REST API and the sign-in service. */
export const restPath = '/api/v1'
export const authPath = '/_allauth/app/v1'

/** Types of paging in the spelling of the browser, and in that of the API. */
export const pagingTypes = {
  pageNumber: 'page_number',
  limitOffset: 'limit_offset',
  cursor: 'cursor',
} as const

/** All rows as one page: with `pagination=false` the API sends a bare array. */
export function wholePage<Item>(results: Item[]): Page<Item> {
  const count = results.length
  return {
    links: { next: null, previous: null },
    count,
    totalPages: count > 0 ? 1 : 0,
    pageSize: count,
    pageTotalResults: count,
    page: 1,
    results,
  }
}

/** The rows of an answer, whether a bare array or a page. */
export function rowsOf(body: unknown): unknown {
  const isPage = typeof body === 'object' && body !== null && 'results' in body
  return isPage ? body.results : body
}

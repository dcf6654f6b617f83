import type { Endpoint } from '../../contract/endpoints/endpoint'
import type { Page } from '../../contract/wire/page'

/** Path prefixes of the REST API and the sign-in service. */
export const restPath = '/api/v1'
export const authPath = '/_allauth/app/v1'

/** Where the sign-in service has a call: at our path of it, without the prefix of ours. */
export const signInPath = ({ path }: Pick<Endpoint, 'path'>) =>
  path.slice('/api'.length) as `/${string}`

/**
 * What the API answers from a cache of two hours, which no change clears: by address with its whole
 * query, `Authorization` and `Cookie`.
 */
const cachedPath = new RegExp(
  `^${restPath}/(?:blog/post(?:/\\d+)?|(?:${[
    'product/(?:image|category|attribute)',
    'blog/(?:category|tag|author)',
    'country',
    'region',
    'pay_way',
    'shipping/(?:boxnow|acs)',
  ].join('|')})(?:/.*)?)$`,
)

/**
 * The path of a read, past the cache of the API where it has one: the API ignores the query key.
 * @param path from the root of the API, with its query
 * @param version answers are as old as the first one with the same version
 */
export function pastCache(path: string, version: number): string {
  const [address = ''] = path.split('?', 1)
  if (!cachedPath.test(address)) return path
  return `${path}${path.includes('?') ? '&' : '?'}_v=${version}`
}

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
    leftOut: 0,
    results,
  }
}

/** The rows of an answer, whether a bare array or a page. */
export function rowsOf(body: unknown): unknown {
  const isPage = typeof body === 'object' && body !== null && 'results' in body
  return isPage ? body.results : body
}

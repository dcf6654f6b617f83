import { publicPaths } from '../../../contract/paths/site-paths'
import { normalLine } from '../../../contract/wire/typed-text'

/** Name of the query parameter in the search page's URL. */
export const queryKey = 'query'

/** A query in normal form, with single spaces. */
export function cleanQuery(text: string): string {
  return normalLine(text).replaceAll(/\s+/g, ' ')
}

/** URL of the search page with a query, if any. */
export function searchPath(query: string): string {
  if (query === '') return publicPaths.search
  return `${publicPaths.search}?${new URLSearchParams({ [queryKey]: query })}`
}

/**
 * The query of a URL; empty without one.
 * @param search the URL's query string, with its question mark
 */
export function queryOf(search: string): string {
  return cleanQuery(new URLSearchParams(search).get(queryKey) ?? '')
}

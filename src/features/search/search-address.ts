import { publicPaths } from '../../../contract/paths/site-paths'

/** Name of the query parameter in the search page's URL. */
export const queryKey = 'query'

/** Trims a query and collapses its spaces. */
export function cleanQuery(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
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

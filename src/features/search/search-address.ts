import { publicPaths } from '../../../contract/paths/site-paths'

/** Key of the query in the search page's address. */
export const queryKey = 'query'

/** A query as it is asked: without the spaces around it, and with single ones inside. */
export function cleanQuery(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** The search page's address for a query; without one, the page itself. */
export function searchPath(query: string): string {
  if (query === '') return publicPaths.search
  return `${publicPaths.search}?${new URLSearchParams({ [queryKey]: query })}`
}

/**
 * The query that an address asks for; empty where it asks for none.
 * @param search query part of the address, with its question mark
 */
export function queryOf(search: string): string {
  return cleanQuery(new URLSearchParams(search).get(queryKey) ?? '')
}

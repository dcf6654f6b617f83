import { publicPaths } from '#contract/paths/site-paths'

/** Name of the query parameter in the search page's URL. */
export const queryKey = 'query'
/** Its short name, which other sites and browsers use in addresses that they make. */
export const shortQueryKey = 'q'

/**
 * URL of the search page with a query, if any.
 * @param filters parameters of its filters (`filterParams`)
 */
export function searchPath(query: string, filters: Readonly<Record<string, string>> = {}): string {
  if (query === '') return publicPaths.search
  return `${publicPaths.search}?${new URLSearchParams({ [queryKey]: query, ...filters })}`
}

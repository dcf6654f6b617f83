import { publicPaths } from '#contract/paths/site-paths'

/** Name of the query parameter in the search page's URL. */
export const queryKey = 'query'

/** URL of the search page with a query, if any. */
export function searchPath(query: string): string {
  if (query === '') return publicPaths.search
  return `${publicPaths.search}?${new URLSearchParams({ [queryKey]: query })}`
}

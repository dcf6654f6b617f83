import { findResults } from './find-results'
import { recentSearches } from './recent-searches'
import { searchPath } from './search-address'
import { noFilters } from './search-filters'
import type { SearchHit } from './search-results'
import type { Suggestion, SuggestionState } from './suggestions'
import { queryIn } from './use-search-text'

/** Found pages that are suggested. */
const mostSuggested = 6

/**
 * The suggestions for a text: found pages, or former searches where there is none.
 * @throws SearchError
 */
export async function findSuggestions(
  text: string,
  signal: AbortSignal,
): Promise<Pick<SuggestionState, 'options' | 'unfound'>> {
  const query = queryIn(text)
  if (query === '') return { options: text.trim() === '' ? formerSearches() : [], unfound: '' }
  const { hits, unread } = await findResults(query, noFilters, mostSuggested / 2, signal)
  return hits.length > 0
    ? { options: optionsOf(query, hits), unfound: '' }
    : { options: [], unfound: unread ? '' : query }
}

function optionsOf(query: string, hits: readonly SearchHit[]): Suggestion[] {
  return [
    ...hits.slice(0, mostSuggested).map((hit) => ({ kind: 'page' as const, path: hit.path, hit })),
    { kind: 'all', path: searchPath(query), query },
  ]
}

function formerSearches(): Suggestion[] {
  return recentSearches.read().map((query) => ({ kind: 'recent', path: searchPath(query), query }))
}

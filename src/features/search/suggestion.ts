import { searchPath } from './search-address'
import { type SearchGroup, type SearchResults, searchGroups } from './search-results'
import type { TextPiece } from './text-pieces'

/** One line below the search field of the navbar. */
export interface Suggestion {
  /** Its own name among the suggestions. */
  key: string
  group: SearchGroup | 'all'
  path: string
  title: readonly TextPiece[]
}

/** The most of each group. */
export const suggestionsOfGroup = 3

/**
 * The best lessons and products, then the way to all of them; none where nothing was found.
 * @param allTitle words of the last line
 */
export function suggestionsOf(
  results: SearchResults | null,
  query: string,
  allTitle: string,
): Suggestion[] {
  const found = searchGroups.flatMap((group) =>
    (results?.[group].hits ?? []).slice(0, suggestionsOfGroup).map(({ id, path, title }) => ({
      key: `${group}-${id}`,
      group,
      path,
      title,
    })),
  )
  if (found.length === 0) return []
  const title = [{ text: allTitle, isMatch: false }]
  return [...found, { key: 'all', group: 'all', path: searchPath(query), title }]
}

import { searchPath } from './search-address'
import { type SearchGroup, type SearchResults, searchGroups } from './search-results'
import type { TextPiece } from './text-pieces'

/** An option below the navbar's search field. */
export interface Suggestion {
  key: string
  group: SearchGroup | 'all'
  path: string
  title: readonly TextPiece[]
}

/** Maximum per group. */
export const suggestionsOfGroup = 3

/**
 * The best lessons and products, then a link to all results; empty without hits.
 * @param allTitle text of that link
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

/** Index of the active suggestion after a key press; -1 is the field. Undefined for other keys. */
export function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return active === count - 1 ? -1 : active + 1
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1
  return undefined
}

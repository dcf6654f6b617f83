import type { SearchProblem } from './search-outcome'
import type { SearchGroup, SearchResults } from './search-results'

/** What the page's address should say; `push` leaves the former query to the back button. */
export interface AddressOrder {
  query: string
  mode: 'push' | 'replace'
}

export interface SearchContext {
  /** How many of each group are asked for at once. */
  limit: number
  /** What stands in the field. */
  typed: string
  /** What was asked last, and what the address says; empty where nothing was. */
  query: string
  /** The query was confirmed or opened, not only typed: another one does not take its place. */
  isKept: boolean
  /** Of the last answer; they stay in view while the next is under way. */
  results: SearchResults | null
  problem: SearchProblem | null
  /** Of which group more is wanted. */
  group: SearchGroup
}

export type SearchEvent =
  | { type: 'query.typed'; text: string }
  | { type: 'query.submitted' }
  | { type: 'address.changed'; query: string }
  | { type: 'more.wanted'; group: SearchGroup }
  | { type: 'retry.pressed' }
  | { type: 'connection.returned' }

/** Letters from which on a query makes sense. */
export const shortestQuery = 2
/** What to write when a query follows another; null where the address says it already. */
export function addressOrder(
  { query: former, isKept: wasKept }: SearchContext,
  query: string,
  isKept: boolean,
): AddressOrder | null {
  return query === former ? null : { query, mode: isKept || wasKept ? 'push' : 'replace' }
}

import type { SearchResults } from './search-results'

/** What is asked of the API. */
export interface SearchWish {
  query: string
  limit: number
  offset: number
  /** Also what products cost, whether there are any, and how they are rated. */
  offers?: boolean
}

/** Why nothing could be found out. */
export type SearchProblem =
  | { kind: 'unreachable' }
  | { kind: 'offline' }
  | { kind: 'failed' }
  | { kind: 'tooMany'; retryAfterSeconds: number | null }

/** How asking ends. */
export type SearchOutcome =
  | { kind: 'came'; results: SearchResults }
  | { kind: 'refused'; problem: SearchProblem }

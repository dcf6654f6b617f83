/** What lists may cost; docs/decisions/0025 gives the reasons. */
export interface ListLimits {
  /** Most requests upstream for one answer; two of them are kept for what changes meanwhile. */
  requestsPerAnswer: number
  /** Longest list, in rows of the upstream; a longer one is refused with 503. */
  longestList: number
  /** How long what was read of a short list serves guests. */
  lifeMs: number
  /** Items of all lists together that are kept in memory. */
  keptItems: number
  /** How long an answer waits for a long list to be read for the first time. */
  waitMs: number
}

/** Lists of so many upstream pages are read whole for an answer. */
export function shortPages({ requestsPerAnswer }: ListLimits): number {
  return Math.max(1, requestsPerAnswer - 2)
}

/** A long list's index costs one upstream request in so many milliseconds, however long it is. */
const msPerRequest = 3000

/** How long the index of a list of this many upstream pages lives. */
export function lifeOf({ lifeMs }: ListLimits, pages: number): number {
  return pages <= 1 ? lifeMs : Math.max(lifeMs, pages * msPerRequest)
}

/** A long list's index serves this many lives while it is read anew behind. */
export const staleLives = 3

/**
 * Items of a page of a long list are kept where few of them may be seen: the rows of any window
 * then stand on less pages than an answer may ask for.
 */
export function isSparse({ requestsPerAnswer }: ListLimits, seen: number): boolean {
  return seen <= Math.ceil(100 / Math.max(1, requestsPerAnswer - 4))
}

/** Who may see a row; a number is the id of the only person. */
export type Audience = 'everybody' | 'nobody' | number

/** The fields of an upstream row that paging needs. */
export interface IndexedRow {
  id: number
  audience: Audience
  /** Codes of the languages of its translations, separated by spaces. */
  languages: string
}

/** One page of the upstream's list, 100 rows long unless it is the last. */
export interface Chunk<Item> {
  rows: readonly IndexedRow[]
  /** Items by their place in `rows`, null where they are read again for each answer. */
  items: ReadonlyMap<number, Item> | null
}

/** A part of a list as one person sees it, counted from 0. */
export interface Window {
  start: number
  size: number
}

/** A row's place in the upstream's list. */
export interface Place {
  chunk: number
  at: number
}

export function isSeenBy({ audience }: IndexedRow, userId: number | null): boolean {
  return audience === 'everybody' || (audience !== 'nobody' && audience === userId)
}

/** How many rows of a list a viewer may see. */
export function countFor(chunks: readonly Chunk<unknown>[], userId: number | null): number {
  let count = 0
  for (const { rows } of chunks) {
    for (const row of rows) if (isSeenBy(row, userId)) count += 1
  }
  return count
}

/** Where the rows of a window are, in the list's order; fewer where the list ends before. */
export function placesIn(
  chunks: readonly Chunk<unknown>[],
  userId: number | null,
  { start, size }: Window,
): Place[] {
  const places: Place[] = []
  let seen = 0
  for (const [chunk, { rows }] of chunks.entries()) {
    for (const [at, row] of rows.entries()) {
      if (!isSeenBy(row, userId)) continue
      if (seen >= start) places.push({ chunk, at })
      seen += 1
      if (places.length === size) return places
    }
  }
  return places
}

/**
 * Hides rows that came twice: where an order leaves ties open, the upstream may repeat a row on the
 * next page.
 */
export function withoutRepeats<Item>(chunks: readonly Chunk<Item>[]): Chunk<Item>[] {
  const ids = new Set<number>()
  return chunks.map(({ rows, items }) => ({
    items,
    rows: rows.map((row): IndexedRow => {
      if (ids.has(row.id)) return { ...row, audience: 'nobody' }
      ids.add(row.id)
      return row
    }),
  }))
}

/** Whether both hold the same rows with the same audience. */
export function isSameChunk(one: readonly IndexedRow[], other: readonly IndexedRow[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, audience }, at) => id === other[at]?.id && audience === other[at]?.audience)
  )
}

/** Limits for the cost of lists; docs/decisions/0025 gives the reasons. */
export interface ListLimits {
  /** Most requests upstream for one answer; two of them are reserved for changes meanwhile. */
  requestsPerAnswer: number
  /** Longest list, in rows of the upstream; a longer one is refused with 503. */
  longestList: number
  /** How long a short list is cached for guests. */
  lifeMs: number
  /** Items of all lists together that are kept in memory. */
  keptItems: number
  /** How long an answer waits for a long list to be read for the first time. */
  waitMs: number
}

/** Most upstream pages of a short list, which is read whole for an answer. */
export function shortPages({ requestsPerAnswer }: ListLimits): number {
  return Math.max(1, requestsPerAnswer - 2)
}

/**
 * Lifetime of a long list's index per upstream page, in ms: reading it then costs one request per
 * this time, however long the list is.
 */
const msPerRequest = 3000

/** Lifetime of the index of a list with this many upstream pages. */
export function lifeOf({ lifeMs }: ListLimits, pages: number): number {
  return pages <= 1 ? lifeMs : Math.max(lifeMs, pages * msPerRequest)
}

/** A long list's index stays in use for this many lifetimes while it is read again. */
export const staleLives = 3

/**
 * Items of a page of a long list are kept if few of them are visible: the other rows of any window
 * are then on fewer pages than one answer may request.
 */
export function isSparse({ requestsPerAnswer }: ListLimits, seen: number): boolean {
  return seen <= Math.ceil(100 / Math.max(1, requestsPerAnswer - 4))
}

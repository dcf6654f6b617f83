/** Who may see a row; a number is the id of the only person. */
export type Audience = 'everybody' | 'nobody' | number

/** A row of the upstream's list, as far as pages are cut by it. */
export interface IndexedRow {
  id: number
  audience: Audience
  /** Codes of the languages of its translations, separated by spaces. */
  languages: string
}

/** One page of the upstream's list, 100 rows long unless it is the last. */
export interface Chunk<Item> {
  rows: readonly IndexedRow[]
  /** Items by their place in `rows`, null where they are read anew for each answer. */
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
 * then stand on less pages than an answer may send.
 */
export function isSparse({ requestsPerAnswer }: ListLimits, seen: number): boolean {
  return seen <= Math.ceil(100 / Math.max(1, requestsPerAnswer - 4))
}

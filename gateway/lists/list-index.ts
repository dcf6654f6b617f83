/** Who may see a row: everybody, nobody, or nobody but the person of this id. */
export type Audience = 'everybody' | 'nobody' | number

/** A row of the upstream's list, as far as pages are cut by it. */
export interface IndexedRow {
  id: number
  audience: Audience
  /** Codes of the languages that it has words in, divided by spaces. */
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

/** How many rows of a list somebody may see. */
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

/** Whether both say the same about the same rows. */
export function isSameChunk(one: readonly IndexedRow[], other: readonly IndexedRow[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, audience }, at) => id === other[at]?.id && audience === other[at]?.audience)
  )
}

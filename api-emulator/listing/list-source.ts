import type { AnyColumn, SQL } from 'drizzle-orm'

/** Which rows of a list, and in which order. */
export interface Slice {
  where: SQL | undefined
  order: SQL[]
  /** All rows when absent. */
  limit?: number
  offset?: number
}

/** What every listed row must carry for the cursor. */
export interface ListedRow {
  createdAt: number
}

/** Something that can be ordered by: a column or an expression. */
export type Orderable = AnyColumn | SQL | SQL.Aliased

/** A list of the store that can be counted, ordered and cut into pages. */
export interface ListSource<Row extends ListedRow> {
  rows(slice: Slice): Promise<Row[]>
  count(where: SQL | undefined): Promise<number>
  /** What `ordering` may name, in camelCase; anything else is ignored. */
  orderings: Readonly<Record<string, Orderable>>
  /** The order when none is asked for. */
  defaultOrder: SQL[]
  createdAt: Orderable
  /** The column that tells rows apart. */
  key: Orderable
  keyOf(row: Row): string | number
}

import { type AnyColumn, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteSelect, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Store } from '../database/store'
import { type ApiError, detailError } from './api-error'
import { answerMessages } from './messages'

/** Which rows of a list to select, and in which order. */
export interface Slice {
  where: SQL | undefined
  order: SQL[]
  /** All rows when absent. */
  limit?: number
  offset?: number
}

/** Columns that cursor pagination requires. */
export interface ListedRow {
  createdAt: number
}

export type Orderable = AnyColumn | SQL | SQL.Aliased

/** A list of the store that can be counted, ordered and paginated. */
export interface ListSource<Row extends ListedRow> {
  rows(slice: Slice): Promise<Row[]>
  count(where: SQL | undefined): Promise<number>
  /** Fields that `ordering` may name, in camelCase; others are ignored. */
  orderings: Readonly<Record<string, Orderable>>
  defaultOrder: SQL[]
  createdAt: Orderable
  /** The unique key column. */
  key: Orderable
  keyOf(row: Row): string | number
}

/** Applies a slice to a dynamic query. */
export function sliceQuery<Query extends SQLiteSelect>(
  query: Query,
  { where, order, limit, offset }: Slice,
) {
  return query
    .where(where)
    .orderBy(...order)
    .limit(limit ?? -1)
    .offset(offset ?? 0)
}

interface Listing<Row extends ListedRow> extends Pick<ListSource<Row>, 'rows' | 'orderings'> {
  /** Counts all rows of the table when absent: enough if conditions use only its columns. */
  count?: ListSource<Row>['count']
  /** Newest first when absent. */
  defaultOrder?: SQL[]
}

/** The list of a table's rows by id, with the joins of `rows`. */
export function tableList<Row extends ListedRow & { id: number }>(
  { db }: Store,
  table: SQLiteTable & { id: SQLiteColumn; createdAt: SQLiteColumn },
  listing: Listing<Row>,
): ListSource<Row> {
  return {
    count: (where) => db.$count(table, where),
    defaultOrder: [desc(table.createdAt), desc(table.id)],
    createdAt: table.createdAt,
    key: table.id,
    keyOf: ({ id }) => id,
    ...listing,
  }
}

/** Finds the row of a list by its key; throws `missing`, a 404 by default. */
export async function findRow<Row extends ListedRow>(
  source: ListSource<Row>,
  key: string | number,
  missing: ApiError = detailError(404, answerMessages.notFound),
): Promise<Row> {
  const [row] = await source.rows({ where: eq(sql`${source.key}`, key), order: [], limit: 1 })
  if (!row) throw missing
  return row
}

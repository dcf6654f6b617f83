import { desc, type SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { ListedRow, ListSource, Orderable } from '../listing/list-source'
import type { Store } from './open-store'

interface Listing<Row extends ListedRow> extends Pick<ListSource<Row>, 'rows' | 'keyOf'> {
  key: Orderable
  orderings: Readonly<Record<string, Orderable>>
  /** Newest first when absent. */
  defaultOrder?: SQL[]
}

/** The list of all rows of one table, without anything that is counted or joined beside them. */
export function wholeTable<Row extends ListedRow>(
  { db }: Store,
  table: SQLiteTable & { createdAt: SQLiteColumn },
  { defaultOrder = [desc(table.createdAt)], ...listing }: Listing<Row>,
): ListSource<Row> {
  return {
    ...listing,
    defaultOrder,
    createdAt: table.createdAt,
    count: (where) => db.$count(table, where),
  }
}

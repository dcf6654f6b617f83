import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Store } from '../store/open-store'

/** Below the most values that one statement of SQLite may bind. */
const rowsPerStatement = 50

/** The statements that put rows into a table. */
export function inserts<Table extends SQLiteTable>(
  { db }: Store,
  table: Table,
  rows: Table['$inferInsert'][],
): BatchItem<'sqlite'>[] {
  const starts = Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }).keys()
  return [...starts].map((part) =>
    db.insert(table).values(rows.slice(part * rowsPerStatement, (part + 1) * rowsPerStatement)),
  )
}

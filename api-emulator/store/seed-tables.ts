import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** One row: which seed and which shape of the tables the database was filled with. */
export const plantings = sqliteTable('plantings', {
  id: integer().primaryKey(),
  fingerprint: text().notNull(),
})

import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'

/** Accounts whose deletion was accepted: a worker erases them later. Times in milliseconds. */
export const accountDeletions = sqliteTable('accountDeletions', {
  user: integer().primaryKey(),
  requestedAt: integer().notNull(),
})

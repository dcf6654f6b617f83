import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { stampColumns } from '../columns'

/** Accounts whose deletion was accepted: a worker erases them later. Times in milliseconds. */
export const accountDeletions = sqliteTable('accountDeletions', {
  user: integer().primaryKey(),
  requestedAt: integer().notNull(),
})

/** Copies of their data that people have asked for; `file` is null until the worker has made it. */
export const dataExports = sqliteTable('dataExports', {
  id: integer().primaryKey({ autoIncrement: true }),
  user: integer().notNull(),
  status: text({ enum: ['pending', 'processing', 'ready', 'failed', 'expired'] }).notNull(),
  /** Opens the file to anybody. */
  token: text().notNull().unique(),
  file: text(),
  expiresAt: integer(),
  ...stampColumns(),
})
export type DataExportRow = typeof dataExports.$inferSelect

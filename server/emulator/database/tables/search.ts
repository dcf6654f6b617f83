import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * One searchable translation of a product or a post. `id` is the translation's, `master` the
 * entity's; `messages` are the original fields, `folded` the same fields folded for search.
 */
export const searchEntries = sqliteTable('searchEntries', {
  id: integer().primaryKey(),
  kind: text({ enum: ['product', 'blogPost'] }).notNull(),
  master: integer().notNull(),
  languageCode: text().notNull(),
  messages: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
  folded: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
})

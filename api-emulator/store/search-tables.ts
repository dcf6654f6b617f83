import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * One translation of a product or a post as the search sees it. `id` is the translation's own,
 * `master` the entity's; `texts` are what people read, `folded` the same fields as they are
 * searched.
 */
export const searchEntries = sqliteTable('searchEntries', {
  id: integer().primaryKey(),
  kind: text({ enum: ['product', 'blogPost'] }).notNull(),
  master: integer().notNull(),
  languageCode: text().notNull(),
  messages: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
  folded: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
})

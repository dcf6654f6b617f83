import { blob, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Pictures that people sent, by the path under which the image service finds them. */
export const uploads = sqliteTable('uploads', {
  source: text().primaryKey(),
  bytes: blob({ mode: 'buffer' }).notNull(),
})

import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { stampColumns } from '../columns'

/** Messages of the contact form. */
export const contactMessages = sqliteTable('contactMessages', {
  id: integer().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  ...stampColumns(),
})

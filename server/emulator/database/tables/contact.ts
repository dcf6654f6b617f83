import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { stampColumns } from '../columns'

export const contactMessages = sqliteTable('contactMessages', {
  id: integer().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  ...stampColumns(),
})

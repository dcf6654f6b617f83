import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Mails that the emulator would have sent. `code` or `link` is what the mail is about. */
export const mails = sqliteTable('mails', {
  id: integer().primaryKey(),
  /** Which text it is, e.g. `loginCode`. */
  kind: text().notNull(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  code: text(),
  link: text(),
  sentAt: integer().notNull(),
})
export type MailRow = typeof mails.$inferSelect

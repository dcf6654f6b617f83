import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Sent mails, with the `code` or `link` that they contain. */
export const mails = sqliteTable('mails', {
  id: integer().primaryKey(),
  /** Template, e.g. `loginCode`. */
  kind: text().notNull(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  code: text(),
  link: text(),
  /** What is attached, if anything: a PDF. */
  fileName: text(),
  file: blob({ mode: 'buffer' }),
  sentAt: integer().notNull(),
})
export type MailRow = typeof mails.$inferSelect

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Pages of the bank that were opened for orders, by the bank's code. Each stays payable. */
export const paymentSessions = sqliteTable('paymentSessions', {
  code: text().primaryKey(),
  order: integer().notNull(),
  createdAt: integer().notNull(),
})

/** Payments and refusals on those pages. The API learns of each by a message of the bank. */
export const bankTransactions = sqliteTable(
  'bankTransactions',
  {
    id: text().primaryKey(),
    order: integer().notNull(),
    isPaid: integer({ mode: 'boolean' }).notNull(),
    /** When the message comes; null where it was lost. */
    tellsAt: integer(),
    isTold: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [index('transactionsToTell').on(table.isTold, table.tellsAt)],
)

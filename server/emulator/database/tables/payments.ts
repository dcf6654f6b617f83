import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Payments that Stripe was told of before their order: an order names one of its own amount. */
export const paymentIntents = sqliteTable('paymentIntents', {
  id: text().primaryKey(),
  cents: integer().notNull(),
  createdAt: integer().notNull(),
})

/** Pages of the bank that were opened for orders, by the bank's code. Each stays payable. */
export const paymentSessions = sqliteTable('paymentSessions', {
  code: text().primaryKey(),
  order: integer().notNull(),
  provider: text().$type<'viva_wallet' | 'stripe'>().notNull(),
  /** Where the API wants somebody to be sent back to, paid or not. */
  successUrl: text().notNull(),
  cancelUrl: text().notNull(),
  createdAt: integer().notNull(),
})
export type PaymentSession = typeof paymentSessions.$inferSelect

/** Payments and refusals on those pages. The API learns of each by a message of the bank. */
export const bankTransactions = sqliteTable(
  'bankTransactions',
  {
    id: text().primaryKey(),
    order: integer().notNull(),
    session: text().notNull(),
    isPaid: integer({ mode: 'boolean' }).notNull(),
    /** When the message comes; null where it was lost. */
    tellsAt: integer(),
    isTold: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [
    index('transactionsToTell').on(table.isTold, table.tellsAt),
    index('transactionsOfOrders').on(table.order),
  ],
)

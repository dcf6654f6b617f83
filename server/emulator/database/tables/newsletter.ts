import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { stampColumns, translationsColumn } from '../columns'

/** What the shop writes about. */
export const subscriptionTopics = sqliteTable('subscriptionTopics', {
  id: integer().primaryKey(),
  translations: translationsColumn(),
  slug: text().notNull(),
  category: text().notNull(),
  isActive: integer({ mode: 'boolean' }).notNull(),
  isDefault: integer({ mode: 'boolean' }).notNull(),
  requiresConfirmation: integer({ mode: 'boolean' }).notNull(),
  ...stampColumns(),
})
export type TopicRow = typeof subscriptionTopics.$inferSelect

/** Who is written to about a topic, or waits to confirm it: an account is in a topic at most once. */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user: integer().notNull(),
    topic: integer().notNull(),
    status: text({ enum: ['ACTIVE', 'PENDING', 'UNSUBSCRIBED', 'BOUNCED'] }).notNull(),
    /** Of the mail that asks for confirmation; empty once it was used. */
    confirmationToken: text().notNull(),
    subscribedAt: integer().notNull(),
    unsubscribedAt: integer(),
    ...stampColumns(),
  },
  (table) => [uniqueIndex('oneSubscriptionEach').on(table.user, table.topic)],
)
export type SubscriptionRow = typeof subscriptions.$inferSelect

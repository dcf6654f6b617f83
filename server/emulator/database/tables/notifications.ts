import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { notificationKinds } from '#contract/notifications/notification'
import { stampColumns, translationsColumn } from '../columns'

/** Notifications for one or many users. */
export const notifications = sqliteTable('notifications', {
  id: integer().primaryKey({ autoIncrement: true }),
  translations: translationsColumn(),
  link: text().notNull(),
  kind: text({ enum: notificationKinds }).notNull(),
  category: text().notNull(),
  notificationType: text().notNull(),
  expiryDate: integer(),
  ...stampColumns(),
})
export type NotificationRow = typeof notifications.$inferSelect

/** Copies of notifications per user, with their seen state. */
export const notificationUsers = sqliteTable(
  'notificationUsers',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user: integer().notNull(),
    notification: integer().notNull(),
    seen: integer({ mode: 'boolean' }).notNull(),
    seenAt: integer(),
    ...stampColumns(),
  },
  (table) => [uniqueIndex('toldOnce').on(table.user, table.notification)],
)
export type NotificationUserRow = typeof notificationUsers.$inferSelect

import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { notificationKinds } from '../../contract/notifications/notification-kind'
import { stampColumns, translationsColumn } from './column-kinds'

/** What the shop says to one or many people. */
export const notifications = sqliteTable('notifications', {
  id: integer().primaryKey({ autoIncrement: true }),
  translations: translationsColumn(),
  link: text().notNull(),
  kind: text({ enum: notificationKinds }).notNull(),
  expiryDate: integer(),
  ...stampColumns(),
})
export type NotificationRow = typeof notifications.$inferSelect

/** Who got which notification, and whether they saw it. */
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

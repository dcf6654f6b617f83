import { desc } from 'drizzle-orm'
import { stampFields } from '../lib/answer-fields'
import { sliceQuery, tableList } from '../lib/list-source'
import { athensTime } from '../lib/time'
import type { Store } from '../store'
import { type NotificationRow, type NotificationUserRow, notificationUsers } from './tables'

/** Deliveries of notifications to users, newest first. */
export function notificationUserList(store: Store) {
  const { id, createdAt, seenAt } = notificationUsers
  return tableList<NotificationUserRow>(store, notificationUsers, {
    rows: (slice) => sliceQuery(store.db.select().from(notificationUsers).$dynamic(), slice),
    key: id,
    keyOf: (row) => row.id,
    orderings: { createdAt, seenAt },
    defaultOrder: [desc(createdAt), desc(id)],
  })
}

/** Serialises a notification. */
export function notificationAnswer(row: NotificationRow) {
  const expiryDate = row.expiryDate === null ? null : athensTime(row.expiryDate)
  return { ...row, expiryDate, ...stampFields(row) }
}

/** Serialises a user's copy of a notification, which only refers to it by id. */
export function notificationUserAnswer(row: NotificationUserRow) {
  const seenAt = row.seenAt === null ? null : athensTime(row.seenAt)
  return { ...row, seenAt, ...stampFields(row) }
}

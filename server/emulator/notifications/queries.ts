import { athensTime } from '#contract/wire/athens-time'
import { stampFields } from '../lib/answer-fields'
import { sliceQuery, tableList } from '../lib/list-source'
import type { Store } from '../store'
import { type NotificationRow, type NotificationUserRow, notificationUsers } from './tables'

/** Deliveries of notifications to users, newest first. */
export function notificationUserList(store: Store) {
  const { createdAt, seenAt } = notificationUsers
  return tableList(store, notificationUsers, {
    rows: (slice) => sliceQuery(store.db.select().from(notificationUsers).$dynamic(), slice),
    orderings: { createdAt, seenAt },
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

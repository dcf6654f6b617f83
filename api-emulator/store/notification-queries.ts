import { desc } from 'drizzle-orm'
import { cutQuery } from './cut-query'
import { type NotificationUserRow, notificationUsers } from './notification-tables'
import type { Store } from './open-store'
import { wholeTable } from './whole-table'

/** Who was told what, newest first. */
export function notificationUserList(store: Store) {
  const { id, createdAt, seenAt } = notificationUsers
  return wholeTable<NotificationUserRow>(store, notificationUsers, {
    rows: (slice) => cutQuery(store.db.select().from(notificationUsers).$dynamic(), slice),
    key: id,
    keyOf: (row) => row.id,
    orderings: { createdAt, seenAt },
    defaultOrder: [desc(createdAt), desc(id)],
  })
}

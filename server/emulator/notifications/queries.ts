import { athensTime } from '#contract/wire/athens-time'
import type { Store } from '../database/store'
import {
  type NotificationRow,
  type NotificationUserRow,
  notifications,
  notificationUsers,
} from '../database/tables/notifications'
import { stampFields } from '../lib/answer-fields'
import type { EmulatorDeps } from '../lib/dependencies'
import { sliceQuery, tableList } from '../lib/list-source'
import type { NotificationMessage } from '../lib/live-sockets'
import { newStamps } from '../lib/new-stamps'

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

/** Notifications expire after about six months. */
const lifeMs = 180 * 86_400_000

/** Stores a notification, pushes it to open sockets, and returns the id of the user's copy. */
export async function sendNotification(
  deps: Pick<EmulatorDeps, 'store' | 'clock' | 'randomBytes' | 'live'>,
  user: number,
  { kind, title, message, link }: NotificationMessage,
): Promise<number> {
  const { db } = deps.store
  const stamps = newStamps(deps)
  const translations = { el: { title, message } }
  const [notification] = await db
    .insert(notifications)
    .values({
      translations,
      kind,
      link,
      expiryDate: stamps.createdAt + lifeMs,
      ...stamps,
    })
    .returning({ id: notifications.id })
  if (!notification) throw new Error('The notification was not stored.')
  const [delivery] = await db
    .insert(notificationUsers)
    .values({ user, notification: notification.id, seen: false, seenAt: null, ...newStamps(deps) })
    .returning({ id: notificationUsers.id })
  if (!delivery) throw new Error('The notification was not stored.')
  deps.live.send({ type: 'send_notification', user, seen: false, link, kind, translations })
  return delivery.id
}

import type { EmulatorDeps } from '../dependencies'
import { newStamps } from '../lib/columns'
import type { NotificationMessage } from './sockets'
import { notifications, notificationUsers } from './tables'

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

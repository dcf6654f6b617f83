import type { StandInParts } from '../stand-in-parts'
import { newStamps } from '../store/new-stamps'
import { notifications, notificationUsers } from '../store/notification-tables'
import type { Message } from './message'

/** How long a notification is worth reading: about six months (contract, 3.17). */
const lifeMs = 180 * 86_400_000

/** Tells somebody something, at once where they listen, and answers the id of their copy of it. */
export async function notify(
  parts: Pick<StandInParts, 'store' | 'clock' | 'randomBytes' | 'live'>,
  user: number,
  { kind, title, message, link }: Message,
): Promise<number> {
  const { db } = parts.store
  const stamps = newStamps(parts)
  const translations = { el: { title, message } }
  const [said] = await db
    .insert(notifications)
    .values({
      translations,
      kind,
      link,
      expiryDate: stamps.createdAt + lifeMs,
      ...stamps,
    })
    .returning({ id: notifications.id })
  if (!said) throw new Error('The store did not keep a notification.')
  const [told] = await db
    .insert(notificationUsers)
    .values({ user, notification: said.id, seen: false, seenAt: null, ...newStamps(parts) })
    .returning({ id: notificationUsers.id })
  if (!told) throw new Error('The store did not keep a notification.')
  parts.live.tell({ type: 'send_notification', user, seen: false, link, kind, translations })
  return told.id
}

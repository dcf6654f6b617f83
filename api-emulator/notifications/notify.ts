import type { EmulatorDeps } from '../dependencies'
import { newStamps } from '../store/new-stamps'
import { notifications, notificationUsers } from '../store/notification-tables'
import type { Message } from './message'

/** How long a notification is worth reading: about six months. */
const lifeMs = 180 * 86_400_000

/** Tells somebody something, at once where they listen, and answers the id of their copy of it. */
export async function notify(
  deps: Pick<EmulatorDeps, 'store' | 'clock' | 'randomBytes' | 'live'>,
  user: number,
  { kind, title, message, link }: Message,
): Promise<number> {
  const { db } = deps.store
  const stamps = newStamps(deps)
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
    .values({ user, notification: said.id, seen: false, seenAt: null, ...newStamps(deps) })
    .returning({ id: notificationUsers.id })
  if (!told) throw new Error('The store did not keep a notification.')
  deps.live.tell({ type: 'send_notification', user, seen: false, link, kind, translations })
  return told.id
}

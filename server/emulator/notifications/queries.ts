import { inArray } from 'drizzle-orm'
import { athensTime } from '#contract/wire/athens-time'
import type { Store } from '../database/store'
import { type UserRow, users } from '../database/tables/account'
import {
  type NotificationRow,
  type NotificationUserRow,
  notifications,
  notificationUsers,
} from '../database/tables/notifications'
import { stampFields } from '../lib/answer-fields'
import type { EmulatorDeps } from '../lib/dependencies'
import { type Slice, sliceQuery, tableList } from '../lib/list-source'
import type { NotificationMessage } from '../lib/live-sockets'
import { newStamps } from '../lib/new-stamps'
import { userAnswer } from '../lib/user-answer'

/** A member's copy of a notification, with the notification and the member. */
interface EntryRow extends NotificationUserRow {
  message: NotificationRow
  owner: UserRow
}

async function selectEntries({ db }: Store, slice: Slice): Promise<EntryRow[]> {
  const rows = await sliceQuery(db.select().from(notificationUsers).$dynamic(), slice)
  const ids = rows.map(({ notification }) => notification)
  const told = await db.select().from(notifications).where(inArray(notifications.id, ids))
  const people = await db
    .select()
    .from(users)
    .where(
      inArray(
        users.id,
        rows.map(({ user }) => user),
      ),
    )
  return rows.flatMap((row) => {
    const message = told.find(({ id }) => id === row.notification)
    const owner = people.find(({ id }) => id === row.user)
    return message && owner ? [{ ...row, message, owner }] : []
  })
}

/** Members' copies of notifications, newest first. */
export function entryList(store: Store) {
  const { id, seen, createdAt, updatedAt, seenAt } = notificationUsers
  return tableList(store, notificationUsers, {
    rows: (slice) => selectEntries(store, slice),
    orderings: { id, seen, createdAt, updatedAt, seenAt },
  })
}

/** Links lead to the shop's primary domain by https, whatever address the site has. */
function linkTo(link: string, siteUrl: string): string {
  return link.startsWith('/') ? `https://${new URL(siteUrl).hostname}${link}` : link
}

const priority = 'NORMAL'

export function notificationAnswer(row: NotificationRow, siteUrl: string) {
  return {
    ...row,
    link: linkTo(row.link, siteUrl),
    priority,
    expiryDate: row.expiryDate === null ? null : athensTime(row.expiryDate),
    ...stampFields(row),
  }
}

/** Serialises a member's copy with the notification and the member. */
export function entryAnswer({ message, owner, ...row }: EntryRow, siteUrl: string) {
  return {
    ...row,
    seenAt: row.seenAt === null ? null : athensTime(row.seenAt),
    ...stampFields(row),
    user: userAnswer(owner),
    notification: notificationAnswer(message, siteUrl),
  }
}

/** Notifications expire after about six months. */
const lifeMs = 180 * 86_400_000

/** Stores a notification, pushes it to open sockets, and returns the id of the user's copy. */
export async function sendNotification(
  deps: Pick<EmulatorDeps, 'store' | 'clock' | 'randomBytes' | 'live' | 'siteUrl'>,
  user: number,
  { kind, title, message, link, category = 'SYSTEM', type = '' }: NotificationMessage,
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
      category,
      notificationType: type,
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
  deps.live.send({
    type: 'send_notification',
    user,
    id: delivery.id,
    seen: false,
    link: linkTo(link, deps.siteUrl),
    kind,
    category,
    priority,
    notification_type: type,
    translations,
  })
  return delivery.id
}

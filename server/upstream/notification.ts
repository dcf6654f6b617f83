import * as z from 'zod/mini'
import {
  type NotificationUser,
  notification,
  unseenCount as readCount,
  seenMarked,
} from '../../contract/notifications/notification'
import { id } from '../../contract/wire/scalars'
import { apiDateTime } from './date-time'
import { lenient, lenientTranslations, unshownFields } from './lenient'
import { toShape } from './shape'

/** Of the member, whose whole account the API sends along, only the id is read. */
const apiEntry = z.object({
  id,
  user: z.object({ id }),
  notification: z.extend(lenient(notification, { kind: 'INFO' }), {
    translations: lenientTranslations('title', 'message'),
    expiryDate: z.catch(z.nullish(apiDateTime), null),
    ...unshownFields,
  }),
  seen: z.boolean(),
  seenAt: z.catch(z.nullish(apiDateTime), null),
  ...unshownFields,
  createdAt: apiDateTime,
})

/** A notification in a member's list, from `/user/account/{id}/notifications` and by its id. */
export const notificationEntry = z.pipe(
  apiEntry,
  toShape<NotificationUser>()((entry) => ({
    ...entry,
    user: entry.user.id,
    notificationId: entry.notification.id,
  })),
)

/** Answer of `GET /notification/user/unseen_count`. */
export const unseenCount = readCount

/** Answer of the calls that mark several at once. */
export const marked = seenMarked

/** Answer of `POST /websocket/ticket`: opens one socket, once, within `expiresIn` seconds. */
export const socketTicket = z.object({
  ticket: z.string().check(z.regex(/^[\w-]{1,200}$/)),
})

import * as z from 'zod/mini'
import { stampFields, uuidField } from '../wire/common-fields'
import { dateTime, id } from '../wire/scalars'
import { notification } from './notification'

const fields = {
  id,
  user: id,
  seen: z.boolean(),
  seenAt: z.nullish(dateTime),
  ...stampFields,
  ...uuidField,
}

/**
 * A notification in one person's list, as the gateway answers it: the notification itself stands
 * in it. `id` is what the person's own calls name; `notificationId` is the notification's.
 */
export const notificationUser = z.object({ ...fields, notification, notificationId: id })
export type NotificationUser = z.infer<typeof notificationUser>

/** The same from `GET /user/account/{id}/notifications`, which only names the notification. */
export const upstreamNotificationUser = z.object({ ...fields, notification: id })
export type UpstreamNotificationUser = z.infer<typeof upstreamNotificationUser>

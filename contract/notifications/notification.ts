import * as z from 'zod/mini'
import { stampFields, uuidField } from '../wire/common-fields'
import { dateTime, id, lenientText } from '../wire/scalars'
import { translationsOf } from '../wire/translations'
import { notificationKind } from './notification-kind'

/**
 * What the shop tells one or many people, from `POST /notification/ids`. Title and message are
 * text, never HTML; `link` is an address or empty.
 */
export const notification = z.object({
  id,
  translations: translationsOf('title', 'message'),
  link: lenientText,
  kind: notificationKind,
  expiryDate: z.nullish(dateTime),
  ...stampFields,
  ...uuidField,
})
export type Notification = z.infer<typeof notification>

/** Answer of `POST /notification/ids`. */
export const notifications = z.array(notification)

import * as z from 'zod/mini'
import { stampFields, uuidField } from '../wire/common-fields'
import { largestPageSize } from '../wire/page'
import { parseJson } from '../wire/parse-json'
import { count, dateTime, id, lenientEnum, lenientText } from '../wire/scalars'
import { type Translated, translated, translationsOf } from '../wire/translations'

/** What a notification is about. */
export const notificationKinds = ['ERROR', 'SUCCESS', 'INFO', 'WARNING', 'DANGER'] as const
export const notificationKind = lenientEnum(notificationKinds, 'INFO')
export type NotificationKind = (typeof notificationKinds)[number]

/** Areas by which a list can be narrowed; the API has more. */
export const notificationCategories = ['ORDER', 'PAYMENT', 'SHIPPING', 'PRODUCT'] as const

/**
 * A message to one or many members. Title and message are text, never HTML; `link` is an address or
 * empty.
 */
export const notification = z.object({
  id,
  translations: translationsOf('title', 'message'),
  link: lenientText,
  kind: notificationKind,
  /** What has happened, such as `order_shipped`; empty where somebody has written it. */
  notificationType: lenientText,
  expiryDate: z.nullish(dateTime),
  ...stampFields,
  ...uuidField,
})

/**
 * A notification in a member's list, as the gateway returns it, with the notification itself. `id`
 * is that of the list's entry; `notificationId` is the notification's.
 */
export const notificationUser = z.object({
  id,
  user: id,
  seen: z.boolean(),
  seenAt: z.nullish(dateTime),
  ...stampFields,
  ...uuidField,
  notification,
  notificationId: id,
})
export type NotificationUser = z.infer<typeof notificationUser>

/** Body of `PATCH /api/notification/user/{id}`. */
export const seenChange = z.object({ seen: z.boolean() })

/** Body of `POST /api/notification/user/mark-as-seen` and `…/mark-as-unseen`. */
export const seenMarks = z.object({
  notificationUserIds: z.array(id).check(z.minLength(1), z.maxLength(largestPageSize)),
})

/** Answer of the four calls that mark several at once. */
export const seenMarked = z.object({ success: z.literal(true) })

/** Answer of `GET /api/notification/user/unseen-count`. */
export const unseenCount = z.object({ count })

/**
 * A notification as it arrives on the socket `/ws/notifications/`. Its keys are not in camel case.
 * Other types of message are echoes and errors of the upstream, and refused.
 */
export const liveMessage = z.object({
  type: z.literal('send_notification'),
  id: z.optional(id),
  user: z.optional(id),
  seen: z.optional(z.boolean()),
  link: lenientText,
  kind: notificationKind,
  notification_type: lenientText,
  translations: translationsOf('title', 'message'),
})
export type LiveMessage = z.infer<typeof liveMessage>

/** Parses a socket message; null for anything that is no notification. */
export function readLiveMessage(text: string): LiveMessage | null {
  return z.safeParse(liveMessage, parseJson(text)).data ?? null
}

/** Title and message to show: Greek, else English, else the first locale that has one. */
export function liveMessages({ translations }: Pick<LiveMessage, 'translations'>): {
  title: Translated
  message: Translated
} {
  const title = translated(translations, 'title')
  return { title, message: translated(translations, 'message', title.locale) }
}

/**
 * Answer of `GET /api/websocket/user/tokens`: two tokens for one connection to the gateway's
 * socket, valid once and for 60 seconds. They are no tokens of the upstream.
 */
export const socketTokens = z.object({
  sessionToken: z.string().check(z.minLength(1)),
  accessToken: z.string().check(z.minLength(1)),
})
export type SocketTokens = z.infer<typeof socketTokens>

/** Code with which the gateway closes a socket whose session has ended. */
export const signedOutCode = 4003

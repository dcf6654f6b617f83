import * as z from 'zod/mini'
import { id, lenientText } from '../wire/scalars'
import { type Translated, translated, translationsOf } from '../wire/translations'
import { notificationKind } from './notification-kind'

/**
 * A notification as it arrives on the socket `/ws/notifications/`. Its keys are not in camel case.
 * Other types of message are echoes and errors of the upstream: they are refused, and ignored.
 */
export const liveMessage = z.object({
  type: z.literal('send_notification'),
  id: z.optional(id),
  user: z.optional(id),
  seen: z.optional(z.boolean()),
  link: lenientText,
  kind: notificationKind,
  translations: translationsOf('title', 'message'),
})
export type LiveMessage = z.infer<typeof liveMessage>

/** Title and message to show: Greek, else English, else the first locale that has one (R170). */
export function liveMessages({ translations }: Pick<LiveMessage, 'translations'>): {
  title: Translated
  message: Translated
} {
  const title = translated(translations, 'title')
  return { title, message: translated(translations, 'message', title.locale) }
}

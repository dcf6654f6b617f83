import type { z } from 'zod/mini'
import type {
  liveMessage,
  notification,
  notificationUser,
  socketTokens,
} from '../notifications/notification'
import { stamps, uuidOf } from './example-stamps'

export const exampleNotification = {
  id: 70,
  uuid: uuidOf(70),
  translations: {
    el: { title: 'Το δέμα ξεκίνησε', message: 'Η παραγγελία 640 έφυγε για Πάτρα.' },
  },
  link: '/account/orders/640',
  kind: 'SUCCESS',
  notificationType: '',
  expiryDate: '2026-09-29T00:00:00+03:00',
  ...stamps,
} satisfies z.input<typeof notification>

/** One entry of a member's list, as the gateway returns it. */
export const exampleNotificationUser = {
  id: 1204,
  uuid: uuidOf(1204),
  user: 27,
  seen: false,
  seenAt: null,
  notification: exampleNotification,
  notificationId: 70,
  ...stamps,
} satisfies z.input<typeof notificationUser>

/** The same on the socket. */
export const exampleLiveMessage = {
  type: 'send_notification',
  id: 1204,
  user: 27,
  seen: false,
  link: '/account/orders/640',
  kind: 'SUCCESS',
  notification_type: '',
  translations: exampleNotification.translations,
} satisfies z.input<typeof liveMessage>

export const exampleSocketTokens = {
  sessionToken: 'c29ja2V0LXNlc3Npb24',
  accessToken: 'c29ja2V0LWFjY2Vzcw',
} satisfies z.input<typeof socketTokens>

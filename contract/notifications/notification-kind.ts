import { lenientEnum } from '../wire/lenient-enum'

/** What a notification is about. */
export const notificationKinds = ['ERROR', 'SUCCESS', 'INFO', 'WARNING', 'DANGER'] as const
export const notificationKind = lenientEnum(notificationKinds, 'INFO')
export type NotificationKind = (typeof notificationKinds)[number]

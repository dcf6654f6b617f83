import type { NotificationKind } from '../../contract/notifications/notification-kind'

/** What somebody is told: plain text; `link` is an address of the site, or empty. */
export interface Message {
  kind: NotificationKind
  title: string
  message: string
  link: string
}

import type { NotificationRow, NotificationUserRow } from '../store/notification-tables'
import { athensTime } from './athens-time'
import { stampFields } from './common-fields'

/** What the shop says, as the API sends it (3.17). */
export function notificationAnswer(row: NotificationRow) {
  const expiryDate = row.expiryDate === null ? null : athensTime(row.expiryDate)
  return { ...row, expiryDate, ...stampFields(row) }
}

/** One person's copy of it, which only names the notification (3.17). */
export function notificationUserAnswer(row: NotificationUserRow) {
  const seenAt = row.seenAt === null ? null : athensTime(row.seenAt)
  return { ...row, seenAt, ...stampFields(row) }
}

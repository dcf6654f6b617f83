import type * as z from 'zod/mini'
import type { NotificationUser } from '../../../contract/notifications/notification-user'
import type { ApiCall } from '../../lib/http/create-api-request'

/** What a person does with their notifications; `id` is that of their own copy (R305). */
export type NotificationChange =
  | { kind: 'seen' | 'unseen' | 'removed'; id: number }
  | { kind: 'allSeen' }

const base = '/api/notification/user'

/** The call that carries a change out. */
export function callOf(change: NotificationChange): ApiCall<z.ZodMiniUndefined> {
  switch (change.kind) {
    case 'allSeen':
      return { method: 'POST', path: `${base}/mark-all-as-seen` }
    case 'removed':
      return { method: 'DELETE', path: `${base}/${change.id}` }
    default: {
      const body = { notificationUserIds: [change.id] }
      return { method: 'POST', path: `${base}/mark-as-${change.kind}`, body }
    }
  }
}

type Row = Pick<NotificationUser, 'id' | 'seen'>

/** A row as it is after a change; null where it is gone. The same change again changes nothing. */
export function rowAfter<Given extends Row>(row: Given, change: NotificationChange): Given | null {
  if (change.kind === 'allSeen') return { ...row, seen: true }
  if (change.id !== row.id) return row
  return change.kind === 'removed' ? null : { ...row, seen: change.kind === 'seen' }
}

/**
 * How many are not seen after a change, as far as the rows here tell.
 * @param row the one that the change names, as it was before; undefined where it is not known
 */
export function unseenAfter(
  count: number,
  row: Row | undefined,
  change: NotificationChange,
): number {
  if (change.kind === 'allSeen') return 0
  if (!row) return count
  const after = rowAfter(row, change)
  const difference = Number(after !== null && !after.seen) - Number(!row.seen)
  return Math.max(0, count + difference)
}

import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  type NotificationUser,
  notificationUser,
} from '../../../contract/notifications/notification-user'
import { unseenCount } from '../../../contract/notifications/seen-marks'
import type { OutcomeError } from '../../session/outcome-error'
import { type OwnPages, useOwnPages } from '../../session/use-own-pages'
import { useOwnQuery } from '../../session/use-own-query'

/** Which notifications are shown. */
export type Shown = 'unseen' | 'all'

/** Where what is read of notifications is kept. */
export const notificationKeys = {
  all: ['notifications'],
  count: ['notifications', 'count'],
  lists: ['notifications', 'list'],
} as const

const pageSize = 10

/** How many a person has not seen yet. */
export function useUnseenCount(): UseQueryResult<z.output<typeof unseenCount>, OutcomeError> {
  return useOwnQuery(notificationKeys.count, {
    path: '/api/notification/user/unseen-count',
    answer: unseenCount,
  })
}

/** A person's notifications, newest first (R304). */
export function useNotifications(userId: number, shown: Shown): OwnPages<NotificationUser> {
  return useOwnPages([...notificationKeys.lists, shown], {
    path: `/api/user/account/${userId}/notifications`,
    ...(shown === 'unseen' && { query: { seen: false } }),
    item: notificationUser,
    pageSize,
  })
}

/** Has everything about notifications read anew, the list only where it is in view. */
export function useReadAnew(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: notificationKeys.all })
}

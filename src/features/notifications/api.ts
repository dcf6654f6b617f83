import {
  focusManager,
  type QueryClient,
  skipToken,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { showToast } from '#components/show-toast'
import * as endpoints from '#contract/endpoints/notifications'
import {
  type NotificationUser,
  notificationCategories,
  type unseenCount,
} from '#contract/notifications/notification'
import { call } from '#lib/http/call'
import { type ApiError, problemOf } from '#lib/http/problem'
import { isLost } from '#session/lost-answer'
import {
  type CachedPages,
  type PagedQuery,
  queryKeyOf,
  updateRows,
  useAccountPages,
  useAccountQuery,
} from '#session/use-account-query'
import { notificationsMessages } from './messages'

export type Shown = 'unseen' | 'all'

/** What a list is narrowed to. */
export const areas = ['all', ...notificationCategories] as const
export type Area = (typeof areas)[number]

const count = queryKeyOf(endpoints.countUnseen)
const lists = queryKeyOf(endpoints.listNotificationsOf)
/** Query key of the rows of the list in view that were changed in it. */
const changed = ['changed-notifications']
const mutationKey = ['notifications']

const pageSize = 10

/** The number of unseen notifications. */
export function useUnseenCount(): UseQueryResult<z.output<typeof unseenCount>, ApiError> {
  return useAccountQuery(endpoints.countUnseen)
}

/** A member's notifications, newest first. */
export function useNotifications(
  userId: number,
  shown: Shown,
  area: Area,
): PagedQuery<NotificationUser> {
  const query = {
    ...(shown === 'unseen' && { seen: false }),
    ...(area !== 'all' && { notification_Category: area }),
  }
  return useAccountPages(endpoints.listNotificationsOf, { params: { id: userId }, query, pageSize })
}

/**
 * Adds to the unseen rows, newest first, those that were seen since they are in view: a row stays
 * where somebody is about to press it, also when the list is read again.
 */
export function useRowsInView(shown: Shown, area: Area): (rows: Rows) => Rows {
  const queries = useQueryClient()
  const { data: changedRows = [] } = useQuery<Rows>({ queryKey: changed, queryFn: skipToken })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another view
  useEffect(() => {
    queries.setQueryData<Rows>(changed, [])
  }, [queries, shown, area])
  return (rows) => {
    if (shown === 'all') return rows
    const missing = changedRows.filter((row) => !rows.some(({ id }) => id === row.id))
    return [...rows, ...missing].sort(
      (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt),
    )
  }
}

type Rows = readonly NotificationUser[]

/**
 * Invalidates all notification queries; a list is refetched only while it is mounted. A hidden tab
 * refetches at its return.
 */
export function useRefetch(): () => void {
  const queries = useQueryClient()
  return () => {
    const refetchType = focusManager.isFocused() ? 'active' : 'none'
    for (const queryKey of [count, lists]) void queries.invalidateQueries({ queryKey, refetchType })
  }
}

/** A change of notifications; `id` is that of the member's copy. */
export type NotificationChange =
  | { kind: 'seen' | 'unseen' | 'removed'; id: number }
  | { kind: 'allSeen' }

/** Sends a change. @throws ApiError */
function send(change: NotificationChange): Promise<unknown> {
  switch (change.kind) {
    case 'allSeen':
      return call(endpoints.markAllSeen)
    case 'removed':
      return call(endpoints.removeNotification, { params: { id: change.id } })
    default: {
      const mark = change.kind === 'seen' ? endpoints.markSeen : endpoints.markUnseen
      return call(mark, { body: { notificationUserIds: [change.id] } })
    }
  }
}

type Row = Pick<NotificationUser, 'id' | 'seen'>

/** A row after a change; null if removed. Idempotent. */
export function rowAfter<Given extends Row>(row: Given, change: NotificationChange): Given | null {
  if (change.kind === 'allSeen') return { ...row, seen: true }
  if (change.id !== row.id) return row
  return change.kind === 'removed' ? null : { ...row, seen: change.kind === 'seen' }
}

/**
 * The unseen count after a change.
 * @param row the changed row before the change; undefined if it has not been read
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

const { text } = notificationsMessages

type Kept = CachedPages<NotificationUser>
type Count = z.output<typeof unseenCount>

/**
 * Sends changes one at a time, each shown optimistically. A failure is rolled back and reported; a
 * notification that is gone already counts as removed.
 * @param onSaved called after each saved change
 */
export function useNotificationChanges(onSaved: () => void): (change: NotificationChange) => void {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'notifications' },
    networkMode: 'always',
    mutationFn: sendChange,
    onMutate: async (change: NotificationChange) => {
      await Promise.all([count, lists].map((queryKey) => queries.cancelQueries({ queryKey })))
      const before = [count, lists, changed].flatMap((queryKey) =>
        queries.getQueriesData({ queryKey }),
      )
      showOptimistically(queries, change)
      return { before }
    },
    onSuccess: onSaved,
    onError: (error, __, context) => {
      if (isLast(queries))
        for (const [key, data] of context?.before ?? []) queries.setQueryData(key, data)
      // After a lost answer the lists, which are read again, show what holds.
      const isUnclear = isLost(problemOf(error))
      showToast({
        tone: isUnclear ? 'warning' : 'error',
        id: 'notification-change',
        title: text(isUnclear ? 'toast.unclear' : 'toast.notSaved'),
        description: text(isUnclear ? 'toast.look' : 'toast.tryAgain'),
      })
    },
    onSettled: (_, error) => {
      if (!isLast(queries)) return
      void queries.invalidateQueries({ queryKey: count })
      // After a success the visible rows stay in place; they are refetched when shown again.
      const refetchType = error ? 'active' : 'none'
      void queries.invalidateQueries({ queryKey: lists, refetchType })
    },
  })
  return mutate
}

export async function sendChange(change: NotificationChange): Promise<void> {
  try {
    await send(change)
  } catch (error) {
    const isRemovedAlready = problemOf(error).kind === 'missing' && change.kind === 'removed'
    if (!isRemovedAlready) throw error
  }
}

const isLast = (queries: QueryClient) => queries.isMutating({ mutationKey }) <= 1

function showOptimistically(queries: QueryClient, change: NotificationChange): void {
  const read = queries
    .getQueriesData<Kept>({ queryKey: lists })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ results }) => results)
  const earlier = queries.getQueryData<Rows>(changed) ?? []
  const known = [...earlier, ...read]
  const row = known.find((one) => 'id' in change && one.id === change.id)
  queries.setQueryData<Count>(
    count,
    (data) => data && { count: unseenAfter(data.count, row, change) },
  )
  queries.setQueriesData<Kept>({ queryKey: lists }, (data) =>
    updateRows(data, (one) => rowAfter(one, change)),
  )
  queries.setQueryData<Rows>(changed, changedAfter(earlier, read, change))
}

/** The rows that were changed before or are now, each once, as they are after the change. */
function changedAfter(earlier: Rows, read: Rows, change: NotificationChange): Rows {
  const touched = read.filter((row) => rowAfter(row, change) !== row)
  const rows = new Map([...touched, ...earlier].map((row) => [row.id, row]))
  return [...rows.values()].flatMap((row) => rowAfter(row, change) ?? [])
}

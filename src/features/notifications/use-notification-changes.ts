import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { NotificationUser } from '../../../contract/notifications/notification-user'
import type { unseenCount } from '../../../contract/notifications/seen-marks'
import { showToast } from '../../components/show-toast'
import { changeRows, type KeptPages } from '../../session/change-rows'
import { OutcomeError } from '../../session/outcome-error'
import { ownRequest } from '../../session/own-request'
import { callOf, type NotificationChange, rowAfter, unseenAfter } from './notification-change'
import { notificationKeys } from './notification-queries'
import { notificationsMessages } from './notifications-texts'

const { text } = notificationsMessages
const { all, count, lists } = notificationKeys

type Kept = KeptPages<NotificationUser>
type Count = z.output<typeof unseenCount>

/**
 * Carries changes out one after the other, each shown at once. What fails is taken back, with a
 * word; a notification that is gone already counts as removed (A5-92).
 * @param onSaved the API has it: other tabs may read anew
 */
export function useNotificationChanges(onSaved: () => void): (change: NotificationChange) => void {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: all,
    scope: { id: 'notifications' },
    networkMode: 'always',
    mutationFn: carryOut,
    onMutate: async (change: NotificationChange) => {
      await queries.cancelQueries({ queryKey: all })
      const before = queries.getQueriesData({ queryKey: all })
      showAtOnce(queries, change)
      return { before }
    },
    onSuccess: onSaved,
    onError: (_, __, context) => {
      if (isLast(queries))
        for (const [key, data] of context?.before ?? []) queries.setQueryData(key, data)
      showToast({
        tone: 'error',
        id: 'notification-change',
        title: text('toast.notSaved'),
        description: text('toast.tryAgain'),
      })
    },
    onSettled: (_, error) => {
      if (!isLast(queries)) return
      void queries.invalidateQueries({ queryKey: count })
      // After a success the rows stay as they are under the person's hands, until they look again.
      const refetchType = error ? 'active' : 'none'
      void queries.invalidateQueries({ queryKey: lists, refetchType })
    },
  })
  return mutate
}

async function carryOut(change: NotificationChange): Promise<void> {
  const outcome = await ownRequest(callOf(change))
  const isGone = outcome.kind === 'missing' && change.kind === 'removed'
  if (outcome.kind !== 'done' && !isGone) throw new OutcomeError(outcome)
}

const isLast = (queries: QueryClient) => queries.isMutating({ mutationKey: all }) <= 1

function showAtOnce(queries: QueryClient, change: NotificationChange): void {
  const known = queries
    .getQueriesData<Kept>({ queryKey: lists })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ results }) => results)
  const row = known.find((one) => 'id' in change && one.id === change.id)
  queries.setQueryData<Count>(
    count,
    (data) => data && { count: unseenAfter(data.count, row, change) },
  )
  queries.setQueriesData<Kept>({ queryKey: lists }, (data) =>
    changeRows(data, (one) => rowAfter(one, change)),
  )
}

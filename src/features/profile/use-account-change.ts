import type * as z from 'zod/mini'
import { showToast } from '../../components/show-toast'
import type { ApiCall } from '../../lib/http/create-api-request'
import { accountKeys } from '../../session/account-keys'
import { authRequest } from '../../session/auth-request'
import { useOwnChange } from '../../session/use-own-change'

const refresh = [accountKeys.profile]

/** A story of changes to the account; the session hears of its new name by being asked for. */
export function useAccountChange<Change, Answer extends z.ZodMiniType>(
  callOf: (change: Change) => ApiCall<Answer>,
  done: string,
  onDone?: (change: Change) => void,
) {
  return useOwnChange<Change, Answer>({
    callOf,
    refresh,
    onDone: (change) => {
      showToast({ tone: 'success', title: done })
      void authRequest({ path: '/auth/session' })
      onDone?.(change)
    },
  })
}

import type * as z from 'zod/mini'
import { showToast } from '#components/show-toast'
import { type UserAccount, userAccount } from '#contract/account/user-account'
import type { ApiCall } from '#lib/http/request'
import { accountRequest } from '#session/account-request'
import { readSessionSteps } from '#session/sign-in-calls'
import { useAccountChange } from '#session/use-account-change'
import { accountKeys, useAccountQuery } from '#session/use-account-query'

/** @param id of the member; 0 while it is unknown */
export function useProfile(id: number) {
  return useAccountQuery(
    accountKeys.profile,
    { path: `/api/user/account/${id}`, answer: userAccount },
    { enabled: id > 0, freshFor: 0 },
  )
}

const refresh = [accountKeys.profile]

interface ProfileChangeOptions<Change, Answer extends z.ZodMiniType> {
  callOf: (change: Change) => ApiCall<Answer>
  /** Looks whether the change was made, after a lost answer; see `lookAtProfile`. */
  look: (change: Change) => Promise<z.output<Answer> | null>
  done: string
  onDone?: (change: Change) => void
}

/** Reads the member's account, to look whether a change was made. */
export function lookAtProfile(id: number): Promise<UserAccount> {
  return accountRequest({ path: `/api/user/account/${id}`, answer: userAccount })
}

/** Changes the profile; afterwards the session is fetched again, as it contains the name. */
export function useProfileChange<Change, Answer extends z.ZodMiniType>({
  callOf,
  look,
  done,
  onDone,
}: ProfileChangeOptions<Change, Answer>) {
  return useAccountChange<Change, z.output<Answer>>({
    carryOut: (change) => accountRequest<Answer>(callOf(change)),
    look,
    refresh,
    onDone: (change) => {
      showToast({ tone: 'success', title: done })
      void readSessionSteps().catch(() => {})
      onDone?.(change)
    },
  })
}

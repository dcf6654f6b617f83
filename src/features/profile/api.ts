import { showToast } from '#components/show-toast'
import type { UserAccount } from '#contract/account/user-account'
import { readAccount } from '#contract/endpoints/account'
import { call } from '#lib/http/call'
import { readSessionSteps } from '#session/sign-in-calls'
import { useAccountChange } from '#session/use-account-change'
import { queryKeyOf, useAccountQuery } from '#session/use-account-query'

/** @param id of the member; 0 while it is unknown */
export function useProfile(id: number) {
  const read = { params: { id }, enabled: id > 0, freshFor: 0 }
  return useAccountQuery(readAccount, read)
}

const refresh = [queryKeyOf(readAccount)]

interface ProfileChangeOptions<Change, Answer> {
  send: (change: Change) => Promise<Answer>
  /** Looks whether the change was made, after a lost answer; see `lookAtProfile`. */
  look: (change: Change) => Promise<Answer | null>
  done: string
  onDone?: (change: Change) => void
}

/** Reads the member's account, to look whether a change was made. */
export function lookAtProfile(id: number): Promise<UserAccount> {
  return call(readAccount, { params: { id } })
}

/** Changes the profile; afterwards the session is fetched again, as it contains the name. */
export function useProfileChange<Change, Answer>({
  send,
  look,
  done,
  onDone,
}: ProfileChangeOptions<Change, Answer>) {
  return useAccountChange<Change, Answer>({
    carryOut: send,
    look,
    refresh,
    onDone: (change) => {
      showToast({ tone: 'success', title: done })
      void readSessionSteps().catch(() => {})
      onDone?.(change)
    },
  })
}

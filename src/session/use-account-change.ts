import { QueryClientContext, type QueryKey } from '@tanstack/react-query'
import { useCallback, useContext, useState } from 'react'
import { ApiError, type ApiProblem, isNavigating, problemOf } from '#lib/http/problem'
import { type Submission, type SubmitResult, useSubmit } from '#lib/http/use-submit'
import type { InterruptedChange } from './interrupted-change'
import { afterLooking, type Look, sendThenLook } from './lost-answer'

/** Changes that a page makes to the account, one at a time; see `useAccountChange`. */
export interface AccountChange<Change, Data = unknown> {
  status: 'resting' | 'confirming' | 'working' | 'failed' | 'rateLimited'
  /** The change to be confirmed, under way, or failed; null while resting. */
  change: Change | null
  /** Why the last change failed or has to wait. */
  problem: ApiProblem | null
  /** Carries a change out, in place of one to be confirmed, unless another one is under way. */
  submit: (change: Change) => Promise<SubmitResult<Data>>
  /** Asks the user to confirm it first. */
  consider: (change: Change) => void
  /** Carries out the change that was considered. */
  confirm: () => void
  /** Forgets the change that was considered. */
  cancel: () => void
  /** Forgets why the last change failed. */
  dismiss: () => void
  /** Looks again whether a change was made whose answer was lost; null where that is impossible. */
  lookAgain: (() => void) | null
}

/** A change to be sent, or one whose answer was lost and that is only looked up. */
interface Attempt<Change> {
  change: Change
  isLook: boolean
}

interface ChangeOptions<Change, Data> {
  /** Sends the change. Throws an ApiError for a problem. */
  carryOut: (change: Change) => Promise<Data>
  /** Looks whether the change was made, after a lost answer; without it that is not known. */
  look?: ((change: Change) => ReturnType<Look<NoInfer<Data>>>) | undefined
  /** Stores a change while the user reauthenticates; afterwards it is to be confirmed. */
  interrupted?: InterruptedChange<Change>
  /** Keys of queries to invalidate, also after a refusal: then the displayed data is outdated. */
  refresh?: readonly QueryKey[]
  /** Called when the change was made, unless the page was left meanwhile. */
  onDone?: (change: Change, data: Data) => void
}

/**
 * A change of account data that can be confirmed first and is interrupted by reauthentication.
 * Never optimistic: these changes decide who can sign in. Problems are shown by `ChangeProblem`, or
 * by a form through `submitChange`.
 */
export function useAccountChange<Change, Data = unknown>({
  carryOut,
  look,
  interrupted,
  refresh = [],
  onDone,
}: ChangeOptions<Change, Data>): AccountChange<Change, Data> {
  const queries = useContext(QueryClientContext)
  const [toConfirm, setToConfirm] = useState<Change | null>(() => interrupted?.take() ?? null)
  const submission = useSubmit<Attempt<Change>, Data>({
    send: async ({ change, isLook }) => {
      const looking = look && (() => look(change))
      try {
        if (isLook) return await afterLooking(lost, looking)
        return await sendThenLook(() => carryOut(change), looking)
      } catch (error) {
        if (problemOf(error).kind === 'reauthenticationRequired') interrupted?.keep(change)
        throw error
      } finally {
        // Not awaited: without a network the refetch would never end.
        for (const queryKey of refresh) void queries?.invalidateQueries({ queryKey })
      }
    },
    onDone: (data, { change }) => onDone?.(change, data),
  })
  const { submit: send, reset, values } = submission
  const status = statusOf(submission, toConfirm !== null)
  const isShown = status === 'failed' || status === 'rateLimited'
  const submit = useCallback(
    (change: Change) => {
      setToConfirm(null)
      return send({ change, isLook: false })
    },
    [send],
  )
  return {
    status,
    change: toConfirm ?? (status === 'resting' ? null : (values?.change ?? null)),
    problem: isShown ? submission.problem : null,
    submit,
    consider: (change) => {
      if (status === 'working' || status === 'rateLimited') return
      reset()
      setToConfirm(change)
    },
    confirm: () => void (toConfirm !== null && submit(toConfirm)),
    cancel: () => setToConfirm(null),
    dismiss: () => {
      if (status === 'failed') reset()
    },
    lookAgain:
      look && values && submission.problem?.kind === 'unclear'
        ? () => void send({ change: values.change, isLook: true })
        : null,
  }
}

const lost = new ApiError({ kind: 'unreachable' })

function statusOf<Change>(
  { status, problem }: Submission<Attempt<Change>, unknown>,
  isToBeConfirmed: boolean,
): AccountChange<Change>['status'] {
  if (status === 'pending') return 'working'
  if (isToBeConfirmed) return 'confirming'
  if (problem === null || isNavigating(problem)) return 'resting'
  return status === 'rateLimited' ? status : 'failed'
}

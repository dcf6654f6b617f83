import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { AuthAnswer } from '#contract/allauth/session-answer'
import type { ApiCall } from '#lib/http/api-request'
import { accountRequest } from './account-request'
import { onAuthAnswer } from './auth-event-bus'
import { type AuthOutcome, type AuthOutcomeKind, waitSeconds } from './auth-outcome'

export type ChangeOutcome = AuthOutcome<unknown>

type Status = 'resting' | 'confirming' | 'working' | 'failed' | 'rateLimited'

/** Changes that a page makes to the account, one at a time; see `useAccountChange`. */
export interface AccountChange<Change> {
  status: Status
  /** The change to be confirmed, under way, or failed; null while resting. */
  change: Change | null
  /** Why the last change failed or has to wait. */
  outcome: ChangeOutcome | null
  /**
   * Carries a change out, unless another one is under way or to be confirmed.
   * @returns its outcome; null where it was not carried out
   */
  submit: (change: Change) => Promise<ChangeOutcome | null>
  /** Asks the user to confirm it first. */
  consider: (change: Change) => void
  /** Carries out the change that was considered. */
  confirm: () => void
  /** Forgets the change that was considered. */
  cancel: () => void
  /** Forgets why the last change failed. */
  dismiss: () => void
}

type Calls<Change> = Pick<
  AccountChange<Change>,
  'submit' | 'consider' | 'confirm' | 'cancel' | 'dismiss'
>

interface ChangeOptions<Change> {
  carryOut: (change: Change) => Promise<ChangeOutcome>
  /** Stores a change while the user reauthenticates; afterwards it is to be confirmed (R270). */
  interrupted: InterruptedChange<Change>
  /** Called when the change was made, unless the page was left meanwhile. */
  onDone?: (change: Change) => void
}

const doneKinds: readonly AuthOutcomeKind[] = ['done', 'signedIn']
/** The app navigates: to reauthentication, or because the session ended. */
const navigatingKinds: readonly AuthOutcomeKind[] = [
  'nextStep',
  'reauthenticationRequired',
  'sessionEnded',
  'signedOut',
]

/**
 * A mutation of account data that can be confirmed first, is interrupted by reauthentication, and
 * waits after a 429. Never optimistic: these changes decide who can sign in.
 */
export function useAccountChange<Change>({
  carryOut,
  interrupted,
  onDone,
}: ChangeOptions<Change>): AccountChange<Change> {
  const [considered, setConsidered] = useState(() => interrupted.take())
  // Refs beside the state, because two calls may happen before the next render.
  const toConfirm = useRef(considered)
  const isWorking = useRef(false)
  const isMounted = useRef(false)
  const { mutateAsync, reset, ...mutation } = useMutation({
    networkMode: 'always',
    mutationFn: async (change: Change) => {
      const outcome = await carryOut(change)
      // Kept here, as the page may be left before the mutation ends.
      if (outcome.kind === 'reauthenticationRequired') interrupted.keep(change)
      return outcome
    },
  })
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const outcome = mutation.isError ? broken : mutation.data
  const status = statusOf(considered !== null, mutation.isPending, outcome)
  const problem = status === 'failed' || status === 'rateLimited' ? (outcome ?? null) : null
  const change: Change | null =
    considered ?? (status === 'resting' ? null : (mutation.variables ?? null))
  const wait = status === 'rateLimited' ? waitSeconds(problem) : 0
  useEffect(() => {
    if (wait === 0) return
    const timer = setTimeout(reset, wait * 1000)
    return () => clearTimeout(timer)
  }, [wait, reset])

  async function run(next: Change): Promise<ChangeOutcome | null> {
    if (isWorking.current) return null
    isWorking.current = true
    setToConfirm(null)
    try {
      const result = await mutateAsync(next)
      // Before the form that submitted it counts as sent: `onDone` may navigate.
      if (isMounted.current && doneKinds.includes(result.kind)) onDone?.(next)
      return result
    } catch {
      return broken
    } finally {
      isWorking.current = false
    }
  }

  function setToConfirm(next: Change | null): void {
    toConfirm.current = next
    setConsidered(next)
  }

  const isFree = () => !isWorking.current && toConfirm.current === null && wait === 0
  const calls: Calls<Change> = {
    submit: async (next: Change) => (isFree() ? run(next) : problem),
    consider: (next: Change) => {
      if (!isFree()) return
      reset()
      setToConfirm(next)
    },
    confirm: () => void (toConfirm.current !== null && run(toConfirm.current)),
    cancel: () => setToConfirm(null),
    dismiss: () => {
      if (status === 'failed') reset()
    },
  }
  // Stable functions, so that memoised rows of a list do not render again.
  const latest = useRef(calls)
  latest.current = calls
  const [stableCalls] = useState<Calls<Change>>(() => ({
    submit: (next) => latest.current.submit(next),
    consider: (next) => latest.current.consider(next),
    confirm: () => latest.current.confirm(),
    cancel: () => latest.current.cancel(),
    dismiss: () => latest.current.dismiss(),
  }))
  return { status, change, outcome: problem, ...stableCalls }
}

const broken: ChangeOutcome = { kind: 'broken', reason: 'the change could not be carried out' }

function statusOf(
  isConsidered: boolean,
  isPending: boolean,
  outcome: ChangeOutcome | undefined,
): Status {
  if (isPending) return 'working'
  if (isConsidered) return 'confirming'
  if (!outcome || doneKinds.includes(outcome.kind) || navigatingKinds.includes(outcome.kind)) {
    return 'resting'
  }
  return outcome.kind === 'rateLimited' ? 'rateLimited' : 'failed'
}

interface MutationOptions<Change, Answer extends z.ZodMiniType> {
  callOf: (change: Change) => ApiCall<Answer>
  /** Keys of queries to invalidate, also after a refusal: then the displayed data is outdated. */
  refresh?: readonly (readonly (string | number)[])[]
  /** Called with the API's answer when the change was made. */
  onDone?: (change: Change, data: z.output<Answer>) => void
}

/** The REST API never requires reauthentication. */
const neverInterrupted = { keep: () => {}, take: () => null }

/**
 * Changes by the REST API. Problems are shown by `ChangeProblem`, or by a form through
 * `submitChange`.
 */
export function useAccountMutation<Change, Answer extends z.ZodMiniType = z.ZodMiniUndefined>({
  callOf,
  refresh = [],
  onDone,
}: MutationOptions<Change, Answer>): AccountChange<Change> {
  const queries = useQueryClient()
  const answered = useRef<{ data: z.output<Answer> }>()
  return useAccountChange<Change>({
    interrupted: neverInterrupted,
    carryOut: async (change) => {
      const outcome = await accountRequest<Answer>(callOf(change))
      if (outcome.kind === 'done') answered.current = outcome
      // Not awaited: without a network the refetch would never end.
      for (const queryKey of refresh) void queries.invalidateQueries({ queryKey })
      return outcome
    },
    onDone: (change) => answered.current && onDone?.(change, answered.current.data),
  })
}

/** How long a change is kept, in ms: reauthentication takes a minute. */
const keptFor = 10 * 60_000

/** A change that was not carried out because reauthentication was required first. */
export interface InterruptedChange<Change> {
  /** Stores it in memory, in this document only. */
  keep: (change: Change | null) => void
  /** Removes and returns it, to be confirmed by the user; null where there is none. */
  take: () => Change | null
}

const slots = new Set<() => void>()

/**
 * A slot for the change that reauthentication interrupted on a page (R270, A3-57). It is emptied
 * when the user changes or signs out.
 */
export function interruptedChange<Change>(): InterruptedChange<Change> {
  let kept: Change | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = () => {
    kept = null
    clearTimeout(timer)
  }
  slots.add(forget)
  return {
    keep: (change) => {
      forget()
      kept = change
      timer = setTimeout(forget, keptFor)
    },
    take: () => {
      const change = kept
      forget()
      return change
    },
  }
}

let owner: number | null = null

onAuthAnswer((answer) => {
  const present = userIdOf(answer)
  if (present === null || (owner !== null && present !== owner))
    for (const forget of slots) forget()
  owner = present
})

function userIdOf(answer: AuthAnswer): number | null {
  if (answer.status === 200) return answer.data.user.id
  return answer.status === 401 ? (answer.data.user?.id ?? null) : null
}

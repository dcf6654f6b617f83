import type { AuthAnswer } from '#contract/allauth/session-answer'
import { onAuthAnswer } from './auth-event-bus'

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
 * A slot for the change that reauthentication interrupted on a page. It is emptied when the user
 * changes or signs out.
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

import type { AuthAnswer } from '../../contract/allauth/session-answer'
import { hearSession } from './session-line'

/** How long it is kept, in ms: a proof takes a minute, whoever comes later has other plans. */
const keptFor = 10 * 60_000

/** A change that a demand for proof stopped: it was not carried out, and is not by itself. */
export interface InterruptedChange<Change> {
  /** Remembers it until the person is back, in this document only. */
  keep: (change: Change | null) => void
  /** Hands it over once, to be offered again; null where there is none. */
  take: () => Change | null
}

const slots = new Set<() => void>()

/**
 * A place for the change that reauthentication interrupted on one page (R270, A3-57). It is
 * emptied when somebody else is here, or nobody.
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

hearSession((answer) => {
  const present = personOf(answer)
  if (present === null || (owner !== null && present !== owner))
    for (const forget of slots) forget()
  owner = present
})

function personOf(answer: AuthAnswer): number | null {
  if (answer.status === 200) return answer.data.user.id
  return answer.status === 401 ? (answer.data.user?.id ?? null) : null
}

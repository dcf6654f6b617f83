import { currentSession, watchSession } from './session'

/** How long a change is kept, in ms: reauthentication takes a minute. */
const keptFor = 10 * 60_000

/** A change that was not carried out because reauthentication was required first. */
export interface InterruptedChange<Change> {
  /** Stores it in memory, in this document only. */
  keep: (change: Change) => void
  /** Removes and returns it, to be confirmed by the user; null where there is none. */
  take: () => Change | null
}

/**
 * A slot for the change that reauthentication interrupted on a page. It is emptied when the user
 * changes or signs out.
 */
export function interruptedChange<Change>(): InterruptedChange<Change> {
  let kept: { change: Change; owner: number | undefined } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = () => {
    kept = null
    clearTimeout(timer)
  }
  watchSession(() => {
    if (kept && currentSession().user?.id !== kept.owner) forget()
  })
  return {
    keep: (change) => {
      forget()
      kept = { change, owner: currentSession().user?.id }
      timer = setTimeout(forget, keptFor)
    },
    take: () => {
      const change = kept?.change ?? null
      forget()
      return change
    },
  }
}

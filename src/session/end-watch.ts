import { timerMs } from '../lib/time/every'

interface WatchDeps {
  /** Whether a member is here, and nothing is being asked about them. */
  isResting: () => boolean
  isVisible: () => boolean
  /** When the session is next worth asking about, in ms since 1970. */
  checkAt: () => number
  now: () => number
  check: () => void
}

/** Has a visible page notice that its member's session has ended elsewhere. */
export interface EndWatch {
  /** To be called when any of the parts may say something else. */
  look: () => void
  /** While a socket is open nothing is asked: it is closed when the session ends. */
  noteSocket: (isOpen: boolean) => void
}

/** Asks as soon as the server's confirmation of the session is over, and never while hidden. */
export function createEndWatch({ isResting, isVisible, checkAt, now, check }: WatchDeps): EndWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasSocket = false

  function look(): void {
    clearTimeout(timer)
    if (hasSocket || !isResting() || !isVisible()) return
    timer = setTimeout(check, timerMs(Math.max(0, checkAt() - now())))
  }

  return {
    look,
    noteSocket(isOpen) {
      hasSocket = isOpen
      look()
    },
  }
}

import { timerMs } from '../lib/time/timers'

interface WatchDeps {
  /** Whether a member is signed in and no request about the session is under way. */
  isResting: () => boolean
  isVisible: () => boolean
  /** When the server's confirmation of the session is over, in ms since 1970. */
  checkAt: () => number
  now: () => number
  check: () => void
}

/** Notices on a visible page that the member's session has ended elsewhere. */
export interface ExpiryWatch {
  /** Plans the next check; to be called whenever one of the dependencies changes. */
  schedule: () => void
  /** While a socket is open nothing is checked: the gateway closes it when the session ends. */
  setSocket: (isOpen: boolean) => void
}

/** Checks as soon as the server's confirmation of the session is over, and never while hidden. */
export function createExpiryWatch({
  isResting,
  isVisible,
  checkAt,
  now,
  check,
}: WatchDeps): ExpiryWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasSocket = false

  function schedule(): void {
    clearTimeout(timer)
    if (hasSocket || !isResting() || !isVisible()) return
    timer = setTimeout(check, timerMs(Math.max(0, checkAt() - now())))
  }

  return {
    schedule,
    setSocket(isOpen) {
      hasSocket = isOpen
      schedule()
    },
  }
}

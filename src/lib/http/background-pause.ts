import { randomFraction } from '../random/random-fraction'
import { now as deviceClock } from '../time/clock'
import { askedSeconds } from './problem'

/** Each pause is this many times as long as the one before it. */
const growth = 3
/** Longest pause that grows by itself, in ms. */
const longestMs = 5 * 60_000
/** Largest share by which a pause is lengthened, so that not all browsers ask at the same moment. */
const jitter = 0.25

/** Why a request that nobody pressed for has failed; `seconds` as the server's `Retry-After`. */
interface Failure {
  kind: string
  seconds?: number | null
}

/** A pause as one tab tells it to the others. */
interface PauseState {
  /** Failures since the last success. */
  failures: number
  /** When the pause began, in ms since 1970, and its length. */
  from: number
  ms: number
  /** The part of it that the server has asked for. */
  askedMs: number
  /** No user is signed in: it lasts until somebody is. */
  isStopped: boolean
}

/** When a request that the site sends by itself may be sent again. */
export interface BackgroundPause {
  /** Milliseconds that are left: 0 where it may be sent now, infinite after a 401. */
  leftMs: () => number
  failed: (failure: Failure) => void
  /** It has succeeded, or somebody has signed in: former failures no longer count. */
  clear: () => void
  /** The connection is back: only a wait that the server has asked for goes on. */
  reconnected: () => void
  state: () => PauseState
  /** Takes over the pause of another tab. */
  adopt: (state: PauseState) => void
}

interface PauseOptions {
  /** Pause after a failure, in ms, as long as there are not more than `steady` in a row. */
  firstMs?: number
  steady?: number
  now?: () => number
  random?: () => number
}

const none: PauseState = { failures: 0, from: 0, ms: 0, askedMs: 0, isStopped: false }

/**
 * The one rule for all that the site asks by itself: after a failure it waits, each time longer, as
 * long as the server has asked for, and after a 401 until the next sign-in. The caller adds that
 * nothing is asked in a hidden tab; what a person presses is never held back by it.
 */
export function createBackgroundPause({
  firstMs = 1_000,
  steady = 1,
  now = deviceClock,
  random = randomFraction,
}: PauseOptions = {}): BackgroundPause {
  let state = none
  const grown = (failures: number) => {
    if (failures <= steady) return firstMs
    const longest = Math.max(firstMs, longestMs)
    const ms = Math.min(firstMs * growth ** (failures - steady), longest)
    return ms * (1 + random() * jitter)
  }
  return {
    leftMs: () => {
      if (state.isStopped) return Number.POSITIVE_INFINITY
      const passed = now() - state.from
      // The clock was set back: how long it has been is not known.
      return passed < 0 ? 0 : Math.max(0, state.ms - passed)
    },
    failed: (failure) => {
      const failures = state.failures + 1
      const askedMs = askedSeconds(failure) * 1000
      const ms = Math.max(grown(failures), askedMs)
      const isStopped = failure.kind === 'signedOut' || failure.kind === 'sessionEnded'
      state = { failures, from: now(), ms, askedMs, isStopped }
    },
    clear: () => {
      state = none
    },
    reconnected: () => {
      state = { ...state, ms: state.askedMs }
    },
    state: () => state,
    adopt: (other) => {
      state = other
    },
  }
}

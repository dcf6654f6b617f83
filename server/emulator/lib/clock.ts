/** Current time, injected so that tests and test controls can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock with an adjustable offset. */
export interface ShiftedClock extends Clock {
  /** Milliseconds added to the base clock. */
  offsetMs: number
}

/** Wraps a clock with an offset of 0. */
export function shiftedClock(base: Clock): ShiftedClock {
  return {
    offsetMs: 0,
    now() {
      return new Date(base.now().getTime() + this.offsetMs)
    },
  }
}

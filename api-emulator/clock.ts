/** What time it is, handed in so that tests and the switches can set it. */
export interface Clock {
  now(): Date
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock that can be moved away from the one below it. */
export interface ShiftedClock extends Clock {
  /** Milliseconds that are added to the clock below. */
  offsetMs: number
}

/** Lays a movable clock over another one; it starts in step with it. */
export function shiftedClock(base: Clock): ShiftedClock {
  return {
    offsetMs: 0,
    now() {
      return new Date(base.now().getTime() + this.offsetMs)
    },
  }
}

import { useEffect, useState } from 'react'

/**
 * Remaining whole seconds of a wait. Reads the clock, because timers of a suspended tab stop.
 * @param seconds duration from now on; 0 for none
 * @param round a change restarts the same wait
 * @param now the clock, in ms
 */
export function useSecondsLeft(seconds: number, round: number, now: () => number): number {
  const [left, setLeft] = useState(seconds)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new wait
  useEffect(() => {
    const end = now() + seconds * 1000
    const count = () => {
      const rest = Math.max(0, Math.ceil((end - now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }
    const timer = setInterval(count, 1000)
    count()
    return () => clearInterval(timer)
  }, [seconds, round, now])
  return left
}

/** Waits from this many seconds on are shown in minutes. */
const longWait = 120

/** The displayed form of a wait: in seconds, or in whole minutes, rounded up. */
export function shownWait(seconds: number): { count: number; isLong: boolean } {
  const isLong = seconds >= longWait
  return { count: isLong ? Math.ceil(seconds / 60) : seconds, isLong }
}

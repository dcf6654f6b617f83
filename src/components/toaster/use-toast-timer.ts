import { useEffect, useRef } from 'react'
import { now } from '../../lib/time/clock'

interface Timed {
  /** Duration in ms; 0: until closed. */
  staysForMs: number
}

/**
 * Timer of a visible toast; the remaining time does not pass while it is paused (R230, WCAG 2.2.1).
 * Another toast object with the same key restarts it.
 * @param onEnd called when the time is up
 */
export function useToastTimer(toast: Timed, isPaused: boolean, onEnd: () => void): void {
  const { staysForMs } = toast
  const leftMs = useRef(staysForMs)
  const latestOnEnd = useRef(onEnd)
  latestOnEnd.current = onEnd
  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast object restarts the timer
  useEffect(() => {
    leftMs.current = staysForMs
  }, [toast, staysForMs])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast object restarts the timer
  useEffect(() => {
    if (staysForMs === 0 || isPaused) return
    const startedAt = now()
    const timer = setTimeout(() => latestOnEnd.current(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= now() - startedAt
    }
  }, [toast, staysForMs, isPaused])
}

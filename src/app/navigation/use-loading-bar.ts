import { useEffect, useState } from 'react'

/** The loading bar: times in ms, height in px. */
export const loadingBarTiming = {
  /** Time after which the bar has reached about 70 % of its width. */
  duration: 2000,
  /** Faster navigations show no bar. */
  throttle: 200,
  hideDelay: 500,
  resetDelay: 400,
  height: 3,
}

/** Progress of the bar after a time in ms, from 0 to 1: fast at first, then slower, and never 1. */
export function progressAfter(elapsed: number): number {
  return (2 / Math.PI) * Math.atan((2 * elapsed) / loadingBarTiming.duration)
}

/** `waiting`: loading, not shown yet. `full`: loaded. `fading`: about to disappear. */
export type LoadingBarPhase = 'hidden' | 'waiting' | 'growing' | 'full' | 'fading'

const whenLoading = { hidden: 'waiting', full: 'growing', fading: 'growing' } as const
const whenLoaded = { waiting: 'hidden', growing: 'full' } as const
const { throttle, hideDelay, resetDelay } = loadingBarTiming
const afterDelay = {
  waiting: { ms: throttle, next: 'growing' },
  full: { ms: hideDelay, next: 'fading' },
  fading: { ms: resetDelay, next: 'hidden' },
} as const

type Transitions = Partial<Record<LoadingBarPhase, LoadingBarPhase>>
type Delays = Partial<Record<LoadingBarPhase, { ms: number; next: LoadingBarPhase }>>

/**
 * Phase of the loading bar: hidden for fast navigations, grows, fills up when the page is loaded,
 * stays for a moment and fades.
 */
export function useLoadingBar(isLoading: boolean): LoadingBarPhase {
  const [phase, setPhase] = useState<LoadingBarPhase>('hidden')
  useEffect(() => {
    const transitions: Transitions = isLoading ? whenLoading : whenLoaded
    setPhase((current) => transitions[current] ?? current)
  }, [isLoading])
  useEffect(() => {
    const delay = (afterDelay as Delays)[phase]
    if (!delay) return
    // The phase may have changed already, without a render since.
    const toNext = () => setPhase((current) => (current === phase ? delay.next : current))
    const timer = setTimeout(toNext, delay.ms)
    return () => clearTimeout(timer)
  }, [phase])
  return phase
}

import { useEffect, useState } from 'react'

/**
 * Whole seconds that are left of a wait; asks the clock, as a sleeping tab loses ticks.
 * @param seconds how long the wait is, from now on; 0 for none
 * @param round changes when the same wait begins anew
 * @param now the clock, in milliseconds
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

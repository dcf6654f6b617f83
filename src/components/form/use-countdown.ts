import { useEffect, useState } from 'react'

/** Remaining seconds of a delay, at least 1. */
export function useCountdown(waitSeconds: number): number {
  const [left, setLeft] = useState(waitSeconds)
  useEffect(() => {
    setLeft(waitSeconds)
    if (waitSeconds === 0) return
    const timer = setInterval(() => setLeft((seconds) => Math.max(1, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [waitSeconds])
  return Math.max(1, left)
}

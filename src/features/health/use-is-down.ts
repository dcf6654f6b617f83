import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { publicQueries } from '#lib/queries/public-queries'
import { healthPause, healthTimes, whenBack } from './health-check'

const queryKey = ['health']

interface Health {
  /** The latest check failed. */
  isDown: boolean
  retriesLeft: number
}

/** A check that failed has loaded this script. */
const initialData: Health = { isDown: true, retriesLeft: healthTimes.retries }

/**
 * Whether the API behind the gateway does not answer: down after the first failed check, up after
 * the first successful one. A failed check is retried; a visitor's return checks at once, with all
 * retries, unless a check failed a moment before: then only the retries begin again.
 * @param check resolves with whether the API answered
 */
export function useIsDown(check: (signal: AbortSignal) => Promise<boolean>): boolean {
  const { data, refetch } = useQuery<Health>(
    {
      queryKey,
      initialData,
      gcTime: Number.POSITIVE_INFINITY,
      queryFn: async ({ signal }) => {
        const isDown = !(await check(signal).catch(() => false))
        const { retriesLeft } = publicQueries.getQueryData<Health>(queryKey) ?? initialData
        return { isDown, retriesLeft: retriesLeft - 1 }
      },
      refetchOnMount: false,
      refetchOnReconnect: false,
      // Not in a hidden tab: its return checks.
      refetchInterval: ({ state: { data: known = initialData } }) =>
        known.isDown &&
        known.retriesLeft > 0 &&
        Math.max(healthTimes.delayMs, healthPause.leftMs()),
    },
    publicQueries,
  )
  useEffect(() => {
    const unmounted = new AbortController()
    whenBack((mayCheck) => {
      // The check itself, and its retries.
      const retriesLeft = healthTimes.retries + Number(mayCheck)
      publicQueries.setQueryData<Health>(queryKey, (known) => known && { ...known, retriesLeft })
      if (mayCheck) void refetch({ cancelRefetch: false })
    }, unmounted.signal)
    return () => unmounted.abort()
  }, [refetch])
  return data?.isDown ?? true
}

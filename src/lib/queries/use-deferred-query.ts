import type { QueryObserver } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { whenIdle } from '../idle/scheduling'

/**
 * Loads the script of a query; the observer holds its client and options.
 * @param signal aborted once no result is wanted any more
 */
export type LoadQuery<Data> = (signal: AbortSignal) => Promise<QueryObserver<Data>>

/** The part of a query's result that pages use. */
export interface DeferredResult<Data> {
  /** Undefined until the script of the query is there, unless a former answer is kept. */
  data: Data | undefined
  /** Of the latest request, or of loading the script. */
  error: Error | null
  isFetching: boolean
}

const notLoaded = { data: undefined, error: null, isFetching: false }

/**
 * `useQuery` for public pages, whose first load must not contain TanStack Query (12 kB): the script
 * of the query loads when the page is idle, then the result follows its observer. A provider around
 * the pages would have its client in the first load; deferring the parts that show the data would
 * leave a page without its price until the script is there. Parts that are deferred anyway call
 * `useQuery` with `publicQueries`.
 * @param load stable; another function is another query, null is none
 */
export function useDeferredQuery<Data>(
  load: LoadQuery<Data> | null,
): DeferredResult<Data> & { refetch: () => void } {
  const [observed, setObserved] = useState<Observed<Data>>()
  const [loads, setLoads] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed script is loaded again
  useEffect(() => {
    if (!load) return
    const over = new AbortController()
    const { signal } = over
    let unsubscribe = () => {}
    // A transition, because an urgent update would discard HTML that is not hydrated yet.
    const show = (result: DeferredResult<Data>, observer?: QueryObserver<Data>) =>
      startTransition(() => setObserved({ load, result, observer }))
    const watch = (observer: QueryObserver<Data>) => {
      if (signal.aborted) return
      unsubscribe = observer.subscribe((result) => show(result, observer))
      show(observer.getCurrentResult(), observer)
    }
    whenIdle()
      .then(() => load(signal))
      .then(watch, (error: Error) => {
        if (!signal.aborted) show({ ...notLoaded, error })
      })
    return () => {
      over.abort()
      unsubscribe()
    }
  }, [load, loads])
  const current = observed?.load === load ? observed : undefined
  const observer = current?.observer
  const refetch = useCallback(() => {
    if (observer) void observer.refetch()
    else setLoads((count) => count + 1)
  }, [observer])
  return { ...(current?.result ?? notLoaded), refetch }
}

interface Observed<Data> {
  load: LoadQuery<Data> | null
  result: DeferredResult<Data>
  /** Undefined if its script could not be loaded. */
  observer: QueryObserver<Data> | undefined
}

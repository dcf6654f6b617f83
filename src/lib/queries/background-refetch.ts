import { focusManager, QueryCache, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { type BackgroundPause, createBackgroundPause } from '../http/background-pause'
import { problemOf } from '../http/problem'
import { timerMs } from '../time/timers'

/** The part of a query that tells how it has ended. */
interface EndedQuery {
  state: { status: string; error: unknown; errorUpdateCount: number }
}

/** Options for queries that refetch by themselves, and caches that note their failures. */
interface BackgroundRefetch {
  createCache: () => QueryCache
  /** `refetchOnWindowFocus` of queries that follow the visitor's return. */
  onReturn: (query: EndedQuery) => boolean
  /** `refetchOnReconnect`. */
  onReconnect: (query: EndedQuery) => boolean
  /** `refetchInterval`: the interval, or the pause where that is longer; false for none. */
  interval: (query: EndedQuery, ms: number | false) => number | false
  /**
   * Reads a query again where its page follows the focus of the window by itself, unless the pause is
   * not over.
   * @param isReconnected whether the connection is back
   */
  refetchOnReturn: (queries: QueryClient, queryKey: QueryKey, isReconnected: boolean) => void
  /** Somebody has signed in: former failures of a query no longer count. */
  clear: (query: EndedQuery) => void
}

/**
 * The rule of `createBackgroundPause` for each query of a client: what TanStack Query would send by
 * itself waits until the pause after a failure is over. Requests of a page that is opened, and of a
 * button, are sent at once.
 */
export function createBackgroundRefetch(
  createPause: () => BackgroundPause = createBackgroundPause,
): BackgroundRefetch {
  const noted = new WeakMap<EndedQuery, { pause: BackgroundPause; errors: number }>()

  const pauseOf = (query: EndedQuery) =>
    query.state.status === 'error' ? noted.get(query)?.pause : undefined

  /** Once per failure: an interval is computed before the cache is told of it. */
  function note(query: EndedQuery): void {
    const { error, errorUpdateCount: errors } = query.state
    if (noted.get(query)?.errors === errors) return
    const pause = pauseOf(query) ?? createPause()
    pause.failed(problemOf(error))
    noted.set(query, { pause, errors })
  }

  const leftMs = (query: EndedQuery) => pauseOf(query)?.leftMs() ?? 0
  const onReturn = (query: EndedQuery) => leftMs(query) === 0
  function onReconnect(query: EndedQuery): boolean {
    pauseOf(query)?.reconnected()
    // In a hidden tab it is refetched at the return.
    return focusManager.isFocused() && leftMs(query) === 0
  }

  return {
    createCache: () =>
      new QueryCache({
        onSuccess: (_, query) => void noted.delete(query),
        onError: (_, query) => note(query),
      }),
    onReturn,
    onReconnect,
    interval: (query, ms) => {
      if (ms === false) return false
      if (query.state.status === 'error') note(query)
      return Math.max(ms, timerMs(leftMs(query)))
    },
    refetchOnReturn: (queries, queryKey, isReconnected) => {
      const query = queries.getQueryCache().find({ queryKey })
      const mayRefetch = isReconnected ? onReconnect : onReturn
      if (query && mayRefetch(query)) void queries.refetchQueries({ queryKey, exact: true })
    },
    clear: (query) => noted.get(query)?.pause.clear(),
  }
}

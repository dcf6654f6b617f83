import { focusManager, QueryCache } from '@tanstack/react-query'
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
  /** Somebody has signed in: former failures no longer count. */
  clear: () => void
}

/**
 * The rule of `createBackgroundPause` for each query of a client: what TanStack Query would send by
 * itself waits until the pause after a failure is over. Requests of a page that is opened, and of a
 * button, are sent at once.
 */
export function createBackgroundRefetch(
  createPause: () => BackgroundPause = createBackgroundPause,
): BackgroundRefetch {
  const noted = new WeakMap<EndedQuery, { pause: BackgroundPause; errors: number; since: number }>()
  let signIns = 0

  function pauseOf(query: EndedQuery): BackgroundPause | undefined {
    const { pause, since } = noted.get(query) ?? {}
    return since === signIns && query.state.status === 'error' ? pause : undefined
  }

  /** Once per failure: an interval is computed before the cache is told of it. */
  function note(query: EndedQuery): void {
    const { error, errorUpdateCount: errors } = query.state
    if (noted.get(query)?.errors === errors) return
    const pause = pauseOf(query) ?? createPause()
    pause.failed(problemOf(error))
    noted.set(query, { pause, errors, since: signIns })
  }

  const leftMs = (query: EndedQuery) => pauseOf(query)?.leftMs() ?? 0

  return {
    createCache: () =>
      new QueryCache({
        onSuccess: (_, query) => void noted.delete(query),
        onError: (_, query) => note(query),
      }),
    onReturn: (query) => leftMs(query) === 0,
    onReconnect: (query) => {
      pauseOf(query)?.reconnected()
      // In a hidden tab it is refetched at the return.
      return focusManager.isFocused() && leftMs(query) === 0
    },
    interval: (query, ms) => {
      if (ms === false) return false
      if (query.state.status === 'error') note(query)
      return Math.max(ms, timerMs(leftMs(query)))
    },
    clear: () => {
      signIns += 1
    },
  }
}

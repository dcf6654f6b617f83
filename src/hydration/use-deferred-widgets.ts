import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#lib/idle/scheduling'

type DeferredWidgets = typeof import('#app/deferred-widgets')

/**
 * The deferred widgets once the page is idle, only in the browser. The page works without them where
 * their script fails to load.
 */
export function useDeferredWidgets(): DeferredWidgets | undefined {
  const [widgets, setWidgets] = useState<DeferredWidgets>()
  useEffect(() => {
    const unmounted = new AbortController()
    whenIdle()
      .then(() => import(/* webpackChunkName: "late" */ '../features/consent/consent-widget'))
      // The rest is evaluated in a task of its own: in one they would block a slow phone.
      .then(() => new Promise((nextTask) => setTimeout(nextTask)))
      .then(() => import(/* webpackChunkName: "late" */ '../app/deferred-widgets'))
      .then(
        (loaded) => {
          if (!unmounted.signal.aborted) startTransition(() => setWidgets(loaded))
        },
        () => {},
      )
    return () => unmounted.abort()
  }, [])
  return widgets
}

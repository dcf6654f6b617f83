import { type ComponentType, startTransition, useEffect, useState } from 'react'
import type { WidgetProps } from '#app/deferred-widgets'
import { whenIdle } from '#lib/idle/scheduling'

/**
 * Renders the deferred widgets once the page is idle, only in the browser. The page works without
 * them where their script fails to load.
 */
export function DeferredWidgetSlot(props: WidgetProps) {
  const [Widgets, setWidgets] = useState<ComponentType<WidgetProps>>()
  useEffect(() => {
    const unmounted = new AbortController()
    whenIdle()
      .then(() => import(/* webpackChunkName: "late" */ '../app/deferred-widgets'))
      .then(
        ({ default: Loaded }) => {
          if (!unmounted.signal.aborted) startTransition(() => setWidgets(() => Loaded))
        },
        () => {},
      )
    return () => unmounted.abort()
  }, [])
  return Widgets ? <Widgets {...props} /> : null
}

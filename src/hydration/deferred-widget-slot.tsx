import { startTransition, useEffect, useState } from 'react'
import { nextTask, whenIdle } from '#lib/idle/scheduling'
import type { DeferredWidget, DeferredWidgetProps } from './deferred-widget-list'

/**
 * Renders the deferred widgets once the page is idle. The page works without them where their
 * script fails to load.
 */
export function DeferredWidgetSlot(props: DeferredWidgetProps) {
  const [widgets, setWidgets] = useState<readonly DeferredWidget[]>([])
  useEffect(() => {
    const unmounted = new AbortController()
    loadWidgets(unmounted.signal).then(
      (loaded) => startTransition(() => setWidgets(loaded)),
      () => {},
    )
    return () => unmounted.abort()
  }, [])
  return widgets.map((Widget, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all are added at once
    <Widget key={at} {...props} />
  ))
}

/** Evaluates their modules one by one, each in a separate task; then one update adds all. */
async function loadWidgets(unmounted: AbortSignal): Promise<readonly DeferredWidget[]> {
  await whenIdle()
  const { deferredWidgets } = await import(/* webpackChunkName: "late" */ './deferred-widget-list')
  const widgets: DeferredWidget[] = []
  for (const load of deferredWidgets) {
    await nextTask()
    if (unmounted.aborted) return []
    widgets.push(await load())
  }
  return widgets
}

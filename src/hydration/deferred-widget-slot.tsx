import { startTransition, useEffect, useState } from 'react'
import { nextTask, whenIdle } from '../lib/idle/scheduling'
import type { DeferredWidget, DeferredWidgetProps } from './deferred-widget-list'

/**
 * Renders the deferred widgets once the page is idle, one after the other. The page works without
 * them where their script fails to load.
 */
export function DeferredWidgetSlot(props: DeferredWidgetProps) {
  const [widgets, setWidgets] = useState<readonly DeferredWidget[]>([])
  useEffect(() => {
    const unmounted = new AbortController()
    const add = (widget: DeferredWidget) =>
      startTransition(() => setWidgets((known) => [...known, widget]))
    loadWidgets(add, unmounted.signal).catch(() => {})
    return () => unmounted.abort()
  }, [])
  return widgets.map((Widget, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: widgets are only appended
    <Widget key={at} {...props} />
  ))
}

async function loadWidgets(
  add: (widget: DeferredWidget) => void,
  unmounted: AbortSignal,
): Promise<void> {
  await whenIdle()
  const { deferredWidgets } = await import(/* webpackChunkName: "late" */ './deferred-widget-list')
  for (const load of deferredWidgets) {
    await nextTask()
    const widget = await load()
    if (unmounted.aborted) return
    add(widget)
  }
}

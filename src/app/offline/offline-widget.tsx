import { lazy, Suspense, useSyncExternalStore } from 'react'
import { absent } from '#lib/lazy/lazy'

/** The service worker precaches this chunk (scripts/publish/shell-files.ts). */
const OfflineNotice = lazy(() =>
  import(/* webpackChunkName: "offline" */ './offline-notice').catch(absent),
)

/** Shows the offline notice on every page while the device is offline. */
export function OfflineWidget() {
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine)
  if (isOnline) return null
  return (
    <Suspense fallback={null}>
      <OfflineNotice />
    </Suspense>
  )
}

function watch(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

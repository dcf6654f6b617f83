import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { absent } from '#lib/lazy/lazy'
import type { OfflineNoticeProps } from './offline-notice'

/** The service worker precaches this chunk (scripts/publish/shell-files.ts). */
const OfflineNotice = lazy<ComponentType<OfflineNoticeProps>>(() =>
  import(/* webpackChunkName: "offline" */ './offline-notice').catch(absent),
)

/** Shows the offline notice on every page while the device is offline. */
export function OfflineWidget(props: OfflineNoticeProps) {
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine)
  if (isOnline) return null
  return (
    <Suspense fallback={null}>
      <OfflineNotice {...props} />
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

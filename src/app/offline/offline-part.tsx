import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { absent } from '../../components/absent'
import type { OfflineNoticeProps } from './offline-notice'

/** The service worker keeps its script from the first visit on (scripts/publish/shell-files.ts). */
const OfflineNotice = lazy<ComponentType<OfflineNoticeProps>>(() =>
  import(/* webpackChunkName: "offline" */ './offline-notice').catch(absent),
)

/** Says on every page, for as long as it is so, that the device has no connection. */
export function OfflinePart(props: OfflineNoticeProps) {
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

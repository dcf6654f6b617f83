import { lazy, Suspense } from 'react'
import { useOnline } from '#lib/http/use-online'
import { absent } from '#lib/lazy/lazy'

/** The service worker precaches this chunk (scripts/publish/shell-files.ts). */
const OfflineNotice = lazy(() =>
  import(/* webpackChunkName: "offline" */ './offline-notice').catch(absent),
)

/** Shows the offline notice on every page while the device is offline. */
export function OfflineWidget() {
  const isOnline = useOnline()
  if (isOnline) return null
  return (
    <Suspense fallback={null}>
      <OfflineNotice />
    </Suspense>
  )
}

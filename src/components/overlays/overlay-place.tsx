import { useSyncExternalStore } from 'react'
import { overlays } from './overlays'

/** Where overlays appear that a script opened, beside the pages. */
export function OverlayPlace() {
  return <>{useSyncExternalStore(overlays.watch, overlays.list)}</>
}

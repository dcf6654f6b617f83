import { useSyncExternalStore } from 'react'

/** Whether the device says that it has a network; not for what the build renders. */
export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine)

function watch(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

import { useEffect } from 'react'
import { whenIdle } from '../idle/scheduling'
import { networkFetch } from './network'

type ViewsPath = `/api/${string}/update-view-count`

/** What CSRF protection requires of a change. */
const headers = { 'content-type': 'application/json', 'x-requested-by': 'storefront' }

/** Counts one view of a page when it is idle; errors are ignored. */
export function useViewCount(path: ViewsPath | null): void {
  useEffect(() => {
    if (path === null) return
    let isUnmounted = false
    // Without `apiRequest`: a guest would load schemas for an answer that nobody reads.
    void whenIdle()
      .then(() => {
        if (!isUnmounted) return networkFetch(path, { method: 'POST', headers, keepalive: true })
      })
      .catch(() => {})
    return () => {
      isUnmounted = true
    }
  }, [path])
}

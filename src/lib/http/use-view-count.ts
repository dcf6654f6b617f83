import { useEffect } from 'react'
import { whenIdle } from '../idle/scheduling'

type ViewsPath = `/api/${string}/update-view-count`

/** Counts one view of a page when it is idle; errors are ignored. */
export function useViewCount(path: ViewsPath | null): void {
  useEffect(() => {
    if (path === null) return
    let isUnmounted = false
    // Without `apiRequest`: a guest would load schemas for an answer that nobody reads.
    void whenIdle()
      .then(() => import(/* webpackChunkName: "late" */ './send-request'))
      .then(({ sendRequest }) => {
        if (!isUnmounted) return sendRequest({ method: 'POST', path, keepalive: true })
      })
      .catch(() => {})
    return () => {
      isUnmounted = true
    }
  }, [path])
}

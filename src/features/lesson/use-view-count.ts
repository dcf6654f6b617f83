import { useEffect } from 'react'
import { whenIdle } from '../../lib/idle/when-idle'

/** Counts one view of the lesson, once the page is idle. */
export function useViewCount(postId: number | undefined): void {
  useEffect(() => {
    if (postId === undefined) return
    let isGone = false
    void whenIdle()
      .then(() => Promise.all([import('./count-view'), import('../../lib/http/api-request')]))
      .then(([{ countView }, { apiRequest }]) => {
        if (!isGone) void countView(apiRequest, postId)
      })
    return () => {
      isGone = true
    }
  }, [postId])
}

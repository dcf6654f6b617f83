import { useEffect } from 'react'
import type { ApiRequest } from '#lib/http/api-request'
import { whenIdle } from '#lib/idle/scheduling'

/** Counts a view of a lesson: `POST /api/blog/posts/{id}/update-view-count`. Errors are ignored. */
export async function countView(request: ApiRequest, postId: number): Promise<void> {
  const path = `/api/blog/posts/${postId}/update-view-count` as const
  await request({ method: 'POST', path, keepalive: true })
}

/** Counts one view of the lesson when the page is idle. */
export function useViewCount(postId: number | undefined): void {
  useEffect(() => {
    if (postId === undefined) return
    let isUnmounted = false
    void whenIdle()
      .then(() => import('#lib/http/api-request'))
      .then(({ apiRequest }) => {
        if (!isUnmounted) void countView(apiRequest, postId)
      })
    return () => {
      isUnmounted = true
    }
  }, [postId])
}
